import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { bikes, bikeKinds, type Bike } from '../../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 100 },
  { field: 'kind', headerName: 'Kind', type: 'singleSelect', valueOptions: [...bikeKinds], width: 140 },
  { field: 'lights', headerName: 'Lights', type: 'boolean', width: 130 },
  { field: 'odometerKm', headerName: 'Odometer (km)', type: 'number', width: 180 },
];

export default function MultiFilters() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="City bikes that need a check"
        rows={bikes}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'kind', field: 'kind', operator: 'is', value: 'City' },
                { id: 'km', field: 'odometerKm', operator: '>', value: 3000 },
              ],
            },
          },
        }}
        headerFilters
      />
    </Box>
  );
}
