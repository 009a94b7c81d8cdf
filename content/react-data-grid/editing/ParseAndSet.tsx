import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { staff } from '../../velo/staff.ts';

interface Person {
  id: string;
  first: string;
  last: string;
  email: string;
}

const rows: Person[] = staff.slice(0, 6).map(({ id, name, email }) => {
  const [first = '', last = ''] = name.split(' ');
  return { id, first, last, email };
});

const columns: GridColDef<Person>[] = [
  {
    field: 'fullName',
    headerName: 'Full name',
    flex: 1,
    minWidth: 140,
    editable: true,
    valueGetter: (_value, row) => `${row.first} ${row.last}`,
    valueSetter: (value: string, row) => {
      const [first = '', ...rest] = value.trim().split(/\s+/);
      return { ...row, first, last: rest.join(' ') };
    },
  },
  { field: 'last', headerName: 'Last name', width: 120 },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 170,
    editable: true,
    valueParser: (value: string) => value.toLowerCase(),
  },
];

export default function ParseAndSet() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Staff names" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
