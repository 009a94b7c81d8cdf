import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { fetchRides } from '../../velo/grid-server.ts';
import type { Ride } from '../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, rowCount } = await fetchRides(params);
    const isLast = params.end >= rowCount - 1;
    // A server that counts on the last page only.
    return { rows, rowCount: isLast ? rowCount : -1 };
  },
};

export default function UnknownCount() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Rides that nobody has counted"
        columns={columns}
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 100 }, rowCount: -1 } }}
        pageSizeOptions={[100]}
      />
    </Box>
  );
}
