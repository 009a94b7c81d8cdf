import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { ridesOf, type Ride } from '../../velo/single-rides.ts';

const median: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => value != null).toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    return sorted.length % 2 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median };

const columns: GridColDef<Ride>[] = [
  { field: 'tariff', headerName: 'Tariff' },
  { field: 'id', headerName: 'Ride', flex: 1, minWidth: 80 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', flex: 1, minWidth: 100 },
  { field: 'km', headerName: 'Km', type: 'number', flex: 1, minWidth: 90 },
];

const rides = ridesOf(60);

export default function OwnFunction() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Median of rides by tariff"
        rows={rides}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          rowGrouping: { model: ['tariff'] },
          aggregation: { model: { minutes: 'median', km: 'avg' } },
          columns: { columnVisibilityModel: { tariff: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
