import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { staff, type StaffMember } from '../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 110 },
  { field: 'email', headerName: 'Email', flex: 1, minWidth: 170 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const listViewColumn: GridListViewColDef<StaffMember> = {
  field: 'listItem',
  display: 'flex',
  renderCell: ({ row }) => (
    <div>
      <Typography variant="body1">{row.name}</Typography>
      <Typography variant="body2" color="text.secondary">
        {row.role}, {row.hours} hours
      </Typography>
    </div>
  ),
};

export default function ListOnPhones() {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={staff}
        columns={columns}
        listView={isNarrow}
        listViewColumn={listViewColumn}
        rowHeight={isNarrow ? 64 : 52}
        checkboxSelection
        hideFooter
      />
    </Box>
  );
}
