import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: string;
  item: string;
  quantity: number | null;
  price: number | null;
  amount: number;
}

const lines: Line[] = [
  { id: '1', item: 'Tyre, 28 inch', quantity: 4, price: 19, amount: 76 },
  { id: '2', item: 'Brake pads', quantity: 6, price: 8.5, amount: 51 },
  { id: '3', item: 'Chain', quantity: 2, price: 24, amount: 48 },
];
const rows: Line[] = [
  ...lines,
  { id: 'total', item: 'Total', quantity: null, price: null, amount: lines.reduce((sum, line) => sum + line.amount, 0) },
];
const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
const inEuros = (value: number | null) => (value === null ? '' : euros.format(value));

const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 108,
    // In the last row this cell reaches over quantity and price.
    colSpan: (_value, row) => (row.id === 'total' ? 3 : undefined),
  },
  { field: 'quantity', headerName: 'Qty', type: 'number', width: 56 },
  { field: 'price', headerName: 'Price', type: 'number', width: 74, valueFormatter: inEuros },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 82, valueFormatter: inEuros },
];

export default function TotalsRow() {
  return (
    <Box sx={{ height: 270, width: '100%', '& .total': { fontWeight: 600 } }}>
      <DataGrid
        aria-label="Spare parts"
        rows={rows}
        columns={columns}
        getRowClassName={({ id }) => (id === 'total' ? 'total' : '')}
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
