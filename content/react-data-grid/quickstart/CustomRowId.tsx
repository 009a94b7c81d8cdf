import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tyre {
  sku: string;
  name: string;
  stock: number;
}

const rows: Tyre[] = [
  { sku: 'TY-28-CITY', name: 'City 28 inch', stock: 34 },
  { sku: 'TY-26-CARGO', name: 'Cargo 26 inch', stock: 8 },
  { sku: 'TY-28-WINTER', name: 'Winter 28 inch', stock: 12 },
];

const columns: GridColDef<Tyre>[] = [
  { field: 'sku', headerName: 'SKU', width: 150 },
  { field: 'name', headerName: 'Tyre', flex: 1, minWidth: 140 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

// Outside of the component: the reference has to stay the same between renders.
const getRowId = (row: Tyre) => row.sku;

export default function CustomRowId() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid aria-label="Tyres" rows={rows} columns={columns} getRowId={getRowId} />
    </Box>
  );
}
