import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, bikeStatuses, type Bike } from '../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', width: 120 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...bikeStatuses],
    width: 120,
    editable: true,
  },
  { field: 'odometerKm', headerName: 'Odometer (km)', type: 'number', width: 185 },
  { field: 'lastService', headerName: 'Last service', type: 'date', width: 130, editable: true },
];

export default function FleetGrid() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        label="Fleet"
        rows={bikes}
        columns={columns}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 } },
          sorting: { sortModel: [{ field: 'odometerKm', sort: 'desc' }] },
        }}
        pageSizeOptions={[5, 10, 25]}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
