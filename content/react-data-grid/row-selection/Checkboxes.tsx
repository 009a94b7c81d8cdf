import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', width: 110 },
];

export default function Checkboxes() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooterPagination
      />
    </Box>
  );
}
