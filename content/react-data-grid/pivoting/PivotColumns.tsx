import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { ridesOf, type Ride } from '../../velo/single-rides.ts';

const rides = ridesOf(200);

const columns: GridColDef<Ride>[] = [
  { field: 'from', headerName: 'Station' },
  { field: 'tariff', headerName: 'Tariff' },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
  { field: 'km', headerName: 'Km', type: 'number' },
];

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, [tariff]) => ({
  flex: 1,
  minWidth: 105,
  align: 'right',
  headerAlign: 'right',
  headerName: field === 'km' ? 'Distance' : 'Duration',
  description: `${field === 'km' ? 'Kilometres' : 'Minutes'} with the tariff ${tariff}`,
  cellClassName: field === 'km' ? 'is-distance' : '',
});

export default function PivotColumns() {
  return (
    <Box sx={{ height: 460, width: '100%', '& .is-distance': { color: 'text.secondary' } }}>
      <DataGridPremium
        aria-label="Distance and duration by station and tariff"
        rows={rides}
        columns={columns}
        pivotingColDef={pivotingColDef}
        groupingColDef={{ headerName: 'Station', width: 140, hideDescendantCount: true }}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'from' }],
              columns: [{ field: 'tariff', sort: 'asc' }],
              values: [
                { field: 'minutes', aggFunc: 'sum' },
                { field: 'km', aggFunc: 'sum' },
              ],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
