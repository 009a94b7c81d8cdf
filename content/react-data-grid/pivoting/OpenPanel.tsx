import Box from '@mui/material/Box';
import { DataGridPremium, GridSidebarValue, type GridColDef } from '@mui/x-data-grid-premium';
import { ridesOf, type Ride } from '../../velo/single-rides.ts';

const rides = ridesOf(100);

const columns: GridColDef<Ride>[] = [
  { field: 'id', headerName: 'Ride', width: 90, pivotable: false },
  { field: 'from', headerName: 'From', width: 130 },
  { field: 'to', headerName: 'To', width: 130 },
  { field: 'tariff', headerName: 'Tariff', width: 100 },
  { field: 'km', headerName: 'Km', type: 'number', width: 90 },
];

export default function OpenPanel() {
  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPremium
        aria-label="Rides to pivot"
        rows={rides}
        columns={columns}
        initialState={{
          sidebar: { open: true, value: GridSidebarValue.Pivot },
          pivoting: {
            enabled: true,
            model: { rows: [{ field: 'tariff' }], columns: [], values: [{ field: 'km', aggFunc: 'avg' }] },
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
