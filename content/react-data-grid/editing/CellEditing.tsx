import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { roles, staff, type StaffMember } from '../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', width: 150, editable: true },
  {
    field: 'role',
    headerName: 'Role',
    type: 'singleSelect',
    valueOptions: [...roles],
    width: 140,
    editable: true,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90, editable: true },
  { field: 'hiredOn', headerName: 'Hired', type: 'date', width: 130, editable: true },
  { field: 'onShift', headerName: 'On shift', type: 'boolean', width: 100, editable: true },
];

export default function CellEditing() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={staff} columns={columns} />
    </Box>
  );
}
