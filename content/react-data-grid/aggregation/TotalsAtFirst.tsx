import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 105 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 110 },
];

export default function TotalsAtFirst() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Invoices and their sum"
        rows={invoices}
        columns={columns}
        initialState={{ aggregation: { model: { net: 'sum', dueOn: 'max' } } }}
        hideFooter
      />
    </Box>
  );
}
