import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', width: 120 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'station', headerName: 'Station', width: 160 },
  { field: 'odometerKm', headerName: 'Odometer (km)', type: 'number', width: 150 },
  { field: 'lastService', headerName: 'Last service', type: 'date', width: 140 },
  { field: 'hourlyRate', headerName: '€ an hour', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function PinnedAtFirst() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Fleet"
        rows={bikes}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'], right: ['status'] } }}
        hideFooter
      />
    </Box>
  );
}
