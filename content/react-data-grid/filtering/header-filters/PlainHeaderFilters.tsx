import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { staff, roles, type StaffMember } from '../../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', type: 'singleSelect', valueOptions: [...roles], width: 150 },
  { field: 'email', headerName: 'Email', width: 200, filterable: false },
];

export default function PlainHeaderFilters() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={staff}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
      />
    </Box>
  );
}
