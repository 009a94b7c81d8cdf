import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  useGridApiContext,
  type GridApiPro,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { staff, type StaffMember } from '../../velo/staff.ts';

/** Entries of the column menu: for keyboards, and for screens on which a drag scrolls. */
function MoveItem({ colDef, onClick, by, label }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext<GridApiPro>();
  const index = apiRef.current.getColumnIndex(colDef.field, false) + by;

  return (
    <MenuItem
      disabled={index < 0 || index === apiRef.current.getAllColumns().length}
      onClick={(event) => {
        apiRef.current.setColumnIndex(colDef.field, index);
        onClick(event);
      }}
    >
      {label}
    </MenuItem>
  );
}

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export default function OrderByButtons() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={staff}
        columns={columns}
        slotProps={{
          columnMenu: {
            slots: { columnMenuMoveLeft: MoveItem, columnMenuMoveRight: MoveItem },
            slotProps: {
              columnMenuMoveLeft: { displayOrder: 1, by: -1, label: 'Move left' },
              columnMenuMoveRight: { displayOrder: 2, by: 1, label: 'Move right' },
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
