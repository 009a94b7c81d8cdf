import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', width: 100 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
];

export default function PageSizes() {
  return (
    <Box sx={{ height: 374, width: '100%' }}>
      <DataGrid
        aria-label="Bikes"
        rows={bikes}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 20, { value: -1, label: 'All' }]}
      />
    </Box>
  );
}
