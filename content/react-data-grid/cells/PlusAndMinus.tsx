import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Part {
  id: number;
  name: string;
  stock: number;
}

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100, editable: true },
];

const firstParts: Part[] = [
  { id: 1, name: 'Bell', stock: 18 },
  { id: 2, name: 'Chain', stock: 6 },
  { id: 3, name: 'Rear light', stock: 0 },
];

export default function PlusAndMinus() {
  const [rows, setRows] = React.useState(firstParts);

  const handleKey: DataGridProps['onCellKeyDown'] = ({ id, field, cellMode }, event) => {
    const step = { '+': 1, '-': -1 }[event.key];
    if (!step || field !== 'stock' || cellMode === 'edit') return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    setRows((all) => all.map((row) => (row.id === id ? { ...row, stock: Math.max(0, row.stock + step) } : row)));
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        aria-label="Parts in stock"
        rows={rows}
        columns={columns}
        onCellKeyDown={handleKey}
        processRowUpdate={(saved) => {
          setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
          return saved;
        }}
        hideFooter
      />
    </Box>
  );
}
