import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ridesOf, type Ride } from '../../velo/single-rides.ts';

const rides = ridesOf(200);

const columns: GridColDef<Ride>[] = [
  { field: 'from', headerName: 'Station', width: 130 },
  { field: 'tariff', headerName: 'Tariff', width: 100 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function PivotAtFirst() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Minutes by station and tariff"
        rows={rides}
        columns={columns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'from' }],
              columns: [{ field: 'tariff', sort: 'asc' }],
              values: [{ field: 'minutes', aggFunc: 'sum' }],
            },
          },
        }}
        pivotingColDef={{ flex: 1, minWidth: 110, align: 'right', headerAlign: 'right' }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
