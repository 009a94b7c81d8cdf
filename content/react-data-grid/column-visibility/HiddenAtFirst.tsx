import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  // The name can't be hidden: without it nobody knows whose row it is.
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120, hideable: false },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 110 },
  { field: 'email', headerName: 'Email', flex: 2, minWidth: 180 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export default function HiddenAtFirst() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Staff"
        rows={staff}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { email: false, hours: false } } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
