import * as React from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, editable: true },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 95, editable: true },
];

export default function PreventDefault() {
  const [invoice, setInvoice] = React.useState<Invoice | null>(null);

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={invoices}
        columns={columns}
        onCellDoubleClick={({ row }, event) => {
          event.defaultMuiPrevented = true;
          setInvoice(row);
        }}
        onCellKeyDown={({ row }, event) => {
          if (event.key === 'Enter' && row.status === 'paid') event.defaultMuiPrevented = true;
        }}
        hideFooter
      />
      <Dialog open={invoice !== null} onClose={() => setInvoice(null)}>
        <DialogTitle>{invoice?.id}</DialogTitle>
        <DialogContent>
          {invoice?.customer}, {invoice?.country}: {invoice?.net} € net
        </DialogContent>
      </Dialog>
    </Box>
  );
}
