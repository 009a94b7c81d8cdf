import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'odometerKm', headerName: 'Odometer (km)', type: 'number', width: 180 },
];

export default function MultiSorting() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Bikes by kind and odometer"
        rows={bikes}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'kind', sort: 'asc' },
              { field: 'odometerKm', sort: 'desc' },
            ],
          },
        }}
      />
    </Box>
  );
}
