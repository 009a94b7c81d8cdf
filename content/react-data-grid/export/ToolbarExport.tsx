import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'issuedOn', headerName: 'Issued', type: 'date', width: 120 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function ToolbarExport() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid label="Invoices" rows={invoices} columns={columns} checkboxSelection showToolbar />
    </Box>
  );
}
