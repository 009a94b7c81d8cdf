import Box from '@mui/material/Box';
import MailIcon from '@mui/icons-material/MailOutline';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { staff, type StaffMember } from '../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'role', headerName: 'Role', width: 140 },
  { field: 'email', headerName: 'Email', width: 200 },
  { field: 'hiredOn', headerName: 'Hired', type: 'date', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 70,
    pinnable: false,
    getActions: ({ row }) => [
      <GridActionsCellItem
        icon={<MailIcon />}
        label={`Write to ${row.name}`}
        onClick={() => window.open(`mailto:${row.email}`)}
      />,
    ],
  },
];

export default function PinnedActions() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={staff}
        columns={columns}
        checkboxSelection
        initialState={{
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'name'], right: ['actions'] },
        }}
        hideFooter
      />
    </Box>
  );
}
