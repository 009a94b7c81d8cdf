import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridPreferencePanelsValue, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 110 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
];

export default function OpenPanelByButton() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => apiRef.current?.showPreferences(GridPreferencePanelsValue.columns)}>
          Choose columns
        </Button>
        <Button size="small" onClick={() => apiRef.current?.setColumnVisibilityModel({})}>
          Show all
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid aria-label="Stations" apiRef={apiRef} rows={stations} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
