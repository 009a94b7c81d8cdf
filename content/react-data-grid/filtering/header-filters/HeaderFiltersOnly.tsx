import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { bikes, bikeStatuses, type Bike } from '../../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...bikeStatuses],
    width: 150,
  },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'odometerKm', headerName: 'Odometer (km)', type: 'number', width: 170 },
];

export default function HeaderFiltersOnly() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro aria-label="Bikes" rows={bikes} columns={columns} headerFilters disableColumnFilter />
    </Box>
  );
}
