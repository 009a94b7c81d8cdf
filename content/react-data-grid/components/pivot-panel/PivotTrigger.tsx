import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPremium, PivotPanelTrigger, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid-premium';
import { bikes, type Bike } from '../../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90, pivotable: false },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'odometerKm', headerName: 'Odometer (km)', type: 'number', width: 140 },
];

function PivotToolbar() {
  return (
    <Toolbar aria-label="Fleet">
      <PivotPanelTrigger
        render={(props, { active }) => (
          <>
            <Typography sx={{ flex: 1, ml: 0.5 }}>{active ? 'Pivot table' : 'All bikes'}</Typography>
            <ToolbarButton {...props} render={<Button size="small" variant={active ? 'contained' : 'outlined'} />}>
              Pivot
            </ToolbarButton>
          </>
        )}
      />
    </Toolbar>
  );
}

export default function PivotTrigger() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Fleet"
        rows={bikes}
        columns={columns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'kind' }],
              columns: [{ field: 'status' }],
              values: [{ field: 'odometerKm', aggFunc: 'avg' }],
            },
          },
        }}
        slots={{ toolbar: PivotToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
