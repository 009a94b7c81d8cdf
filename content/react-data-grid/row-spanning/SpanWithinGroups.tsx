import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Fee {
  id: number;
  kind: string;
  duration: string;
  price: number;
}

const columns: GridColDef<Fee>[] = [
  { field: 'kind', headerName: 'Bike', flex: 1, minWidth: 90, sortable: false },
  // Never merged: each row has its own duration.
  { field: 'duration', headerName: 'Duration', width: 110, sortable: false, rowSpanValueGetter: (_value, row) => row.id },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 100,
    sortable: false,
    // Merged for the same kind of bike only.
    rowSpanValueGetter: (value, row) => `${row.kind}: ${value}`,
  },
];

const rows: Fee[] = [
  { id: 1, kind: 'City', duration: '1 hour', price: 3 },
  { id: 2, kind: 'City', duration: '2 hours', price: 5 },
  { id: 3, kind: 'City', duration: 'Half a day', price: 5 },
  { id: 4, kind: 'Electric', duration: '1 hour', price: 5 },
  { id: 5, kind: 'Electric', duration: '2 hours', price: 9 },
];

export default function SpanWithinGroups() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        aria-label="Fees"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
