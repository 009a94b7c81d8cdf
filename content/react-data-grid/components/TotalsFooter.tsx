import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 100 },
];

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + (model as Invoice).net, 0);

  return (
    <GridFooterContainer sx={{ px: 1.5 }}>
      <span>{entries.length} invoices</span>
      <strong>{euros.format(total)}</strong>
    </GridFooterContainer>
  );
}

export default function TotalsFooter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid label="Invoices" rows={invoices} columns={columns} slots={{ footer: TotalFooter }} showToolbar />
    </Box>
  );
}
