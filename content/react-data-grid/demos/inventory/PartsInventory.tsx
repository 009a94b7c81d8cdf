import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { InventoryToolbar } from './InventoryToolbar.tsx';
import { isShort, parts as firstParts, type Part } from './parts.ts';

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
const inEuros = (value: number | null | undefined) => (value === null || value === undefined ? '' : euros.format(value));

const columns: GridColDef<Part>[] = [
  { field: 'category', headerName: 'Category' },
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 130 },
  { field: 'supplier', headerName: 'Supplier', width: 100 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  { field: 'minimum', headerName: 'Minimum', type: 'number', width: 100, editable: true, aggregable: false },
  { field: 'price', headerName: 'Price', type: 'number', width: 100, valueFormatter: inEuros },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.stock * row.price,
    valueFormatter: inEuros,
  },
  {
    field: 'short',
    headerName: 'To order',
    type: 'boolean',
    width: 90,
    valueGetter: (_value, row) => isShort(row),
  },
];

/** What the server of the workshop would refuse. */
function check(part: Part): Part {
  if (part.stock < 0 || part.minimum < 0) throw new Error(`${part.name}: an amount can't be negative.`);
  return part;
}

export default function PartsInventory() {
  const [parts, setParts] = React.useState(firstParts);
  const [problem, setProblem] = React.useState<string | null>(null);

  const save = (changed: Part) => {
    const saved = check(changed);
    setParts((previous) => previous.map((part) => (part.id === saved.id ? saved : part)));
    setProblem(null);
    return saved;
  };
  const order = (ids: string[]) =>
    setParts((previous) => previous.map((part) => (ids.includes(part.id) ? { ...part, ordered: true } : part)));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 560 }}>
        <DataGridPremium
          aria-label="Parts"
          rows={parts}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['category'] },
            aggregation: { model: { stock: 'sum', value: 'sum' } },
            columns: { columnVisibilityModel: { category: false } },
          }}
          defaultGroupingExpansionDepth={-1}
          groupingColDef={{ headerName: 'Category', width: 150 }}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          slots={{ toolbar: InventoryToolbar }}
          slotProps={{ toolbar: { onOrderParts: order } }}
          density="compact"
          checkboxSelection
          disableRowSelectionOnClick
          showToolbar
          hideFooter
        />
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}
