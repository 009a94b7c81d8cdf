import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, bikeStatuses, type Bike } from '../velo/bikes.ts';

const statusColors = { available: 'success', rented: 'info', 'in repair': 'warning' } as const;

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 76 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...bikeStatuses],
    width: 104,
    editable: true,
    renderCell: ({ row }) => (
      <Chip
        label={row.status}
        color={statusColors[row.status]}
        size="small"
        variant="outlined"
        sx={{ color: 'text.primary' }}
      />
    ),
  },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'odometerKm', headerName: 'km', type: 'number', width: 80 },
  { field: 'model', headerName: 'Model', width: 96 },
  { field: 'lastService', headerName: 'Last service', type: 'date', width: 130, editable: true },
];

export default function FleetGrid() {
  return (
    <Box sx={{ height: 506, width: '100%' }}>
      <DataGrid
        label="Fleet"
        rows={bikes}
        columns={columns}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 } },
          sorting: { sortModel: [{ field: 'odometerKm', sort: 'desc' }] },
        }}
        pageSizeOptions={[5, 10, 25]}
        density="compact"
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
