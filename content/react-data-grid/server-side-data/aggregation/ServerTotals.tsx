import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { fetchRidesAndTotals } from '../../../velo/grid-server.ts';
import type { Ride } from '../../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 95 },
  { field: 'km', headerName: 'Km', type: 'number', width: 85 },
];

const dataSource: GridDataSource = {
  getRows: (params) => fetchRidesAndTotals(params),
  getAggregatedValue: (row, field) => row[field],
};

const numbers = { columnTypes: ['number'] };
// What the server can compute.
const aggregationFunctions = { sum: numbers, avg: numbers, max: numbers };

export default function ServerTotals() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Rides with the totals of a server"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pagination
        initialState={{
          aggregation: { model: { minutes: 'sum', km: 'avg' } },
          pagination: { paginationModel: { page: 0, pageSize: 10 } },
        }}
        pageSizeOptions={[10]}
      />
    </Box>
  );
}
