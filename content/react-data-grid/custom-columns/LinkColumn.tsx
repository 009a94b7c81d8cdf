import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: 13 }}>
          {row.name.replace(/[^A-Z]/g, '')}
        </Avatar>
        {row.name}
      </Box>
    ),
  },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 160,
    renderCell: ({ row, tabIndex }) => (
      <Link href={`mailto:${row.email}`} tabIndex={tabIndex}>
        {row.email}
      </Link>
    ),
  },
];

export default function LinkColumn() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={staff} columns={columns} hideFooter />
    </Box>
  );
}
