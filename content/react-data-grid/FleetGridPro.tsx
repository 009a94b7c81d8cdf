import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { bikes, type Bike } from '../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 110 },
  { field: 'model', headerName: 'Model', width: 150 },
  { field: 'kind', headerName: 'Kind', width: 150 },
  { field: 'station', headerName: 'Station', width: 180 },
  { field: 'status', headerName: 'Status', width: 150 },
  { field: 'odometerKm', headerName: 'Odometer (km)', type: 'number', width: 160 },
  { field: 'hourlyRate', headerName: 'Rate (€/h)', type: 'number', width: 150 },
];

export default function FleetGridPro() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Fleet with pinned columns"
        rows={bikes}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'] } }}
        headerFilters
      />
    </Box>
  );
}
