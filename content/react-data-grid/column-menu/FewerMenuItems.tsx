import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 80, disableColumnMenu: true },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 100 },
  { field: 'odometerKm', headerName: 'Odometer', type: 'number', width: 124 },
];

export default function FewerMenuItems() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Bikes"
        rows={bikes.slice(0, 5)}
        columns={columns}
        slotProps={{
          columnMenu: {
            // Not there any more.
            slots: { columnMenuColumnsItem: null },
            // The filter comes first: items are sorted by this number.
            slotProps: { columnMenuFilterItem: { displayOrder: 0 } },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
