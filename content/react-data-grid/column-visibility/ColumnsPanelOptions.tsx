import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 110 },
  // Read by the program, and of no interest to people: never in the panel.
  { field: 'taxRate', headerName: 'Tax rate', type: 'number' },
];

const forPeople = columns.map((column) => column.field).filter((field) => field !== 'taxRate');

export default function ColumnsPanelOptions() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Invoices"
        rows={invoices}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { taxRate: false } } }}
        slotProps={{
          columnsManagement: {
            getTogglableColumns: () => forPeople,
            sort: 'asc',
            toggleAllMode: 'filteredOnly',
            autoFocusSearchField: false,
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
