import Box from '@mui/material/Box';
import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 130 },
  { field: 'email', headerName: 'Email' },
];

export default function AnyWordInAllColumns() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Staff"
        rows={staff}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { email: false } },
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['driver', 'greta@velo'],
              quickFilterLogicOperator: GridLogicOperator.Or,
              quickFilterExcludeHiddenColumns: false,
            },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
