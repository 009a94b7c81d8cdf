import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { fetchRideGroups, type RideOrGroup } from '../../../velo/grid-server.ts';

const columns: GridColDef<RideOrGroup>[] = [
  { field: 'tariff', headerName: 'Tariff' },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

const dataSource: GridDataSource = {
  getRows: (params) => fetchRideGroups(params),
  getGroupKey: (row) => row.key ?? row.id,
  getChildrenCount: (row) => row.count ?? 0,
  getAggregatedValue: (row, field) => row[field],
};

const numbers = { columnTypes: ['number'] };
const aggregationFunctions = { sum: numbers, avg: numbers };

export default function ServerTotalsOfGroups() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Tariffs with the totals of a server"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        groupingColDef={{ headerName: 'Tariff', flex: 1, minWidth: 130 }}
        initialState={{
          rowGrouping: { model: ['tariff'] },
          aggregation: { model: { minutes: 'sum' } },
          columns: { columnVisibilityModel: { tariff: false } },
        }}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
