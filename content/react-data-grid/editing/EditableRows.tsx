import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, invoiceStatuses, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140, editable: true },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 100, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...invoiceStatuses],
    width: 110,
  },
];

export default function EditableRows() {
  return (
    <Box
      sx={{
        height: 400,
        width: '100%',
        '& .MuiDataGrid-cell--editable': { bgcolor: 'action.hover' },
      }}
    >
      <DataGrid
        aria-label="Invoices"
        rows={invoices}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'asc' }] } }}
        isCellEditable={({ row }) => row.status === 'draft'}
      />
    </Box>
  );
}
