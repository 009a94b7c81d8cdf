import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { fetchRides } from '../../velo/grid-server.ts';
import type { Ride } from '../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const dataSource: GridDataSource = {
  getRows: (params) => fetchRides(params),
};

export default function FirstDataSource() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Rides of a server"
        columns={columns}
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 10 } } }}
        pageSizeOptions={[10, 20, 50]}
      />
    </Box>
  );
}
