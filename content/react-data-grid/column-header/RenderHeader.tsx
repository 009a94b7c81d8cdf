import Box from '@mui/material/Box';
import BatteryIcon from '@mui/icons-material/BatteryChargingFull';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 80 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 90 },
  {
    field: 'battery',
    // Stays the name in menus, in the filter panel and in exports.
    headerName: 'Battery (%)',
    type: 'number',
    width: 140,
    renderHeader: ({ colDef }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <BatteryIcon fontSize="small" aria-hidden />
        <strong>{colDef.headerName}</strong>
      </Box>
    ),
  },
];

export default function RenderHeader() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Bikes and their batteries"
        rows={bikes.filter((bike) => bike.battery !== null).slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
