import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, bikeStatuses, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'odometerKm', headerName: 'Odometer', type: 'number', width: 110 },
  { field: 'lights', headerName: 'Lights', type: 'boolean', width: 90 },
  { field: 'lastService', headerName: 'Last service', type: 'date', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...bikeStatuses],
    width: 120,
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Column types"
        rows={bikes.slice(0, 8)}
        columns={columns}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
