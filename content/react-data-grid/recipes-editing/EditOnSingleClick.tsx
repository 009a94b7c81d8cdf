import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100, editable: true },
  { field: 'onShift', headerName: 'On shift', type: 'boolean', width: 100, editable: true },
];

const editOnClick: GridEventListener<'cellClick'> = ({ api, id, field, isEditable }) => {
  if (isEditable && api.getCellMode(id, field) === 'view') {
    api.startCellEditMode({ id, field });
  }
};

export default function EditOnSingleClick() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Working hours"
        rows={staff.slice(0, 5)}
        columns={columns}
        onCellClick={editOnClick}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
