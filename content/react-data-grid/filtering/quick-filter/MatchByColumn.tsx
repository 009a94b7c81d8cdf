import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  {
    field: 'id',
    headerName: 'Invoice',
    width: 100,
    // "1048" finds V-1048, and "V" alone finds nothing.
    getApplyQuickFilterFn: (input: string) => {
      const number = input.replace(/^v-?/i, '');
      return number === '' ? null : (value: string) => value.endsWith(number);
    },
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'net',
    headerName: 'Net (€)',
    type: 'number',
    width: 100,
    // A part of the amount will do.
    getApplyQuickFilterFn: (input: string) => (value: number) => String(value).startsWith(input),
  },
  // Nobody means the country who types a word.
  { field: 'country', headerName: 'Country', width: 110, getApplyQuickFilterFn: () => null },
];

export default function MatchByColumn() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Invoices"
        rows={invoices}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['44'] } } }}
        showToolbar
      />
    </Box>
  );
}
