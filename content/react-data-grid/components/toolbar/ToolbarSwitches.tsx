import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

export default function ToolbarSwitches() {
  const [search, setSearch] = React.useState(true);
  const [print, setPrint] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <FormControlLabel
          control={<Switch size="small" checked={search} onChange={(event) => setSearch(event.target.checked)} />}
          label="Search"
        />
        <FormControlLabel
          control={<Switch size="small" checked={print} onChange={(event) => setPrint(event.target.checked)} />}
          label="Print"
        />
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Stations"
          rows={stations}
          columns={columns}
          slotProps={{
            toolbar: { showQuickFilter: search, printOptions: { disableToolbarButton: !print } },
          }}
          showToolbar
          hideFooter
        />
      </Box>
    </Stack>
  );
}
