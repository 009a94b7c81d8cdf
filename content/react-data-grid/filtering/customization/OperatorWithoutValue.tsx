import Box from '@mui/material/Box';
import { DataGrid, getGridDateOperators, type GridColDef, type GridFilterOperator } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../../velo/invoices.ts';

const today = new Date(2025, 4, 25); // An application takes the real one.

const past: GridFilterOperator<Invoice, Date> = {
  label: 'is past',
  value: 'past',
  requiresFilterValue: false,
  getApplyFilterFn: () => (value) => value < today,
};

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'dueOn',
    headerName: 'Due',
    type: 'date',
    width: 150,
    filterOperators: [past, ...getGridDateOperators()],
  },
];

export default function OperatorWithoutValue() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Invoices past their date"
        rows={invoices}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [{ field: 'dueOn', operator: 'past' }] } } }}
        slotProps={{ toolbar: { showQuickFilter: false } }}
        showToolbar
      />
    </Box>
  );
}
