import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Repair {
  id: number;
  bike: { code: string; model: string };
  mechanic: { name: string } | null;
  parts: { name: string; price: number }[];
}

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', width: 90, valueGetter: (_value, row) => row.bike.code },
  {
    field: 'mechanic',
    headerName: 'Mechanic',
    flex: 1,
    minWidth: 120,
    valueGetter: (_value, row) => row.mechanic?.name ?? 'Nobody yet',
  },
  {
    field: 'cost',
    headerName: 'Parts',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.parts.reduce((sum, part) => sum + part.price, 0),
    valueFormatter: (value: number) => euro.format(value),
  },
];

const rows: Repair[] = [
  { id: 81, bike: { code: 'B0007', model: 'Swift' }, mechanic: { name: 'Tomas Reed' }, parts: [{ name: 'Chain', price: 24 }] },
  { id: 82, bike: { code: 'B0012', model: 'Wren' }, mechanic: null, parts: [] },
  {
    id: 83,
    bike: { code: 'B0031', model: 'Pelican' },
    mechanic: { name: 'Greta Bloom' },
    parts: [
      { name: 'Tyre', price: 38 },
      { name: 'Tube', price: 7.5 },
    ],
  },
];

export default function NestedData() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid aria-label="Repairs" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
