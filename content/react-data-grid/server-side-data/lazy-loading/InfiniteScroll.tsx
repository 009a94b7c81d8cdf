import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { fetchRides } from '../../../velo/grid-server.ts';
import type { Ride } from '../../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'id', headerName: 'Ride', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const dataSource: GridDataSource = {
  getRows: async (params) => {
    // This server doesn't count.
    const { rows } = await fetchRides(params);
    return { rows };
  },
};

export default function InfiniteScroll() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Rides without an end"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        scrollEndThreshold={200}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 20 } } }}
        hideFooter
      />
    </Box>
  );
}
