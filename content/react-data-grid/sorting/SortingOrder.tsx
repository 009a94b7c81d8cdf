import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  // Large amounts and late dates are what people look for first.
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 110, sortingOrder: ['desc', 'asc'] },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 120, sortingOrder: ['desc', 'asc'] },
];

export default function SortingOrder() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={invoices}
        columns={columns}
        sortingOrder={['asc', 'desc']}
        initialState={{ sorting: { sortModel: [{ field: 'dueOn', sort: 'desc' }] } }}
      />
    </Box>
  );
}
