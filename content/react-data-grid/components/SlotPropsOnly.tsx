import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 100 },
];

export default function SlotPropsOnly() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        label="Bikes"
        rows={bikes}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
        slotProps={{
          toolbar: { printOptions: { disableToolbarButton: true } },
          columnsManagement: { sort: 'asc', disableShowHideToggle: true },
          footer: { sx: { bgcolor: 'action.hover' } },
          root: { 'data-testid': 'bikes' },
        }}
        showToolbar
      />
    </Box>
  );
}
