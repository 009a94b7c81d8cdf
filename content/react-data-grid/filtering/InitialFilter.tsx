import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, bikeKinds, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90, filterable: false },
  { field: 'kind', headerName: 'Kind', type: 'singleSelect', valueOptions: [...bikeKinds], width: 110 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'odometerKm', headerName: 'Odometer (km)', type: 'number', width: 185 },
];

export default function InitialFilter() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Much ridden bikes"
        rows={bikes}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'odometerKm', operator: '>', value: 5000 }] },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
