import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', width: 140 },
  { field: 'role', headerName: 'Role', width: 130 },
  { field: 'email', headerName: 'Email', flex: 1, minWidth: 180 },
];

const splitAtCommas = (input: string) =>
  input
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

export default function QuickFilter() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Staff"
        rows={staff}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['station host'] } },
        }}
        slotProps={{
          toolbar: {
            quickFilterProps: {
              quickFilterParser: splitAtCommas,
              quickFilterFormatter: (values) => values.join(', '),
            },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
