import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'dueOn', headerName: 'Due', type: 'date' },
  { field: 'status', headerName: 'Status' },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 100 },
];

export default function TwoLevels() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Invoices by customer, quarter and status"
        rows={invoices}
        columns={columns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'country' }, { field: 'customer' }],
              columns: [
                { field: 'dueOn-quarter', sort: 'asc' },
                { field: 'status', sort: 'asc' },
              ],
              values: [{ field: 'net', aggFunc: 'sum' }],
            },
          },
        }}
        pivotingColDef={{ align: 'right', headerAlign: 'right' }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
