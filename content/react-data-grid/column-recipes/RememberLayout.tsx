import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', width: 120 },
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
];

export default function RememberLayout() {
  const apiRef = useGridApiRef();
  // An application would keep this text in localStorage, or send it to its server.
  const [saved, setSaved] = React.useState('');

  const save = () => {
    const { columns: layout } = apiRef.current!.exportState();
    setSaved(JSON.stringify(layout));
  };
  const restore = () => {
    const layout = JSON.parse(saved) as GridInitialState['columns'];
    apiRef.current!.restoreState({ columns: layout });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={save}>
          Save the layout
        </Button>
        <Button size="small" disabled={!saved} onClick={restore}>
          Restore it
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid aria-label="Stations" apiRef={apiRef} rows={stations} columns={columns} hideFooter />
      </Box>
      <Box component="code" sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>
        {saved || 'Nothing is saved yet. Hide or resize a column, then save.'}
      </Box>
    </Stack>
  );
}
