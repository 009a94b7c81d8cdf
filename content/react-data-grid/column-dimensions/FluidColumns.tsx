import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  // Twice the share of the country, but never too narrow to read.
  { field: 'customer', headerName: 'Customer', flex: 2, minWidth: 160 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 100, maxWidth: 200 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 100 },
];

export default function FluidColumns() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid aria-label="Invoices" rows={invoices} columns={columns} hideFooter />
    </Box>
  );
}
