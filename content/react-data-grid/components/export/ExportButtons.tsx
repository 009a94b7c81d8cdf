import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, ExportCsv, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 100 },
];

function InvoicesToolbar() {
  return (
    <Toolbar aria-label="Invoices">
      <ExportCsv
        options={{ fileName: 'invoices' }}
        render={<ToolbarButton render={<Button size="small" variant="outlined" />} />}
      >
        All columns
      </ExportCsv>
      <ExportCsv
        options={{ fileName: 'amounts', fields: ['id', 'net'], delimiter: ';' }}
        render={<ToolbarButton render={<Button size="small" variant="outlined" />} />}
      >
        Amounts only
      </ExportCsv>
    </Toolbar>
  );
}

export default function ExportButtons() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={invoices}
        columns={columns}
        slots={{ toolbar: InvoicesToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
