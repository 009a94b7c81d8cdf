import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { ridesOf, type Ride } from '../../velo/single-rides.ts';

const rides = ridesOf(520);
const weekdays = ['7 Sun', '1 Mon', '2 Tue', '3 Wed', '4 Thu', '5 Fri', '6 Sat'];

const columns: GridColDef<Ride>[] = [
  { field: 'startedAt', headerName: 'Start', type: 'dateTime', width: 170 },
  { field: 'tariff', headerName: 'Tariff', width: 100 },
  { field: 'id', headerName: 'Rides', width: 90 },
];

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (column) =>
  column.field === 'startedAt'
    ? [
        {
          field: 'weekday',
          headerName: 'Weekday',
          valueGetter: (_, row: Ride) => weekdays[row.startedAt.getDay()],
        },
      ]
    : undefined;

export default function DerivedColumns() {
  return (
    <Box sx={{ height: 500, width: '100%' }}>
      <DataGridPremium
        aria-label="Rides by weekday and tariff"
        rows={rides}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'weekday' }],
              columns: [{ field: 'tariff', sort: 'asc' }],
              values: [{ field: 'id', aggFunc: 'size' }],
            },
          },
          sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
        }}
        pivotingColDef={{ flex: 1, minWidth: 100, align: 'right', headerAlign: 'right' }}
        hideFooter
      />
    </Box>
  );
}
