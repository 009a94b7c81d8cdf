import Box from '@mui/material/Box';
import { DataGrid, GridEditInputCell, GridEditSingleSelectCell, type GridColDef } from '@mui/x-data-grid';
import { staff, roles, type StaffMember } from '../../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  {
    field: 'name',
    headerName: 'Name (20 letters)',
    flex: 1,
    minWidth: 150,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} slotProps={{ root: { slotProps: { htmlInput: { maxLength: 20 } } } }} />
    ),
  },
  {
    field: 'role',
    headerName: 'Role',
    type: 'singleSelect',
    valueOptions: [...roles],
    width: 150,
    editable: true,
    // A choice is final: it closes the cell.
    renderEditCell: (params) => (
      <GridEditSingleSelectCell
        {...params}
        onValueChange={async (_event, value) => {
          const { id, field } = params;
          await params.api.setEditCellValue({ id, field, value });
          params.api.stopCellEditMode({ id, field });
        }}
      />
    ),
  },
];

export default function BuiltInWithProps() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={staff.slice(0, 5)} columns={columns} hideFooter />
    </Box>
  );
}
