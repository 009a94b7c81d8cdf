import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import FitIcon from '@mui/icons-material/FitScreen';
import { DataGrid, useGridApiContext, type GridColDef, type GridColumnMenuItemProps } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../velo/staff.ts';

function FitColumnItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const handleClick = (event: React.MouseEvent<HTMLElement>) => {
    void apiRef.current.autosizeColumns({ columns: [colDef.field] });
    // Closes the menu.
    onClick(event);
  };

  return (
    <MenuItem onClick={handleClick}>
      <ListItemIcon>
        <FitIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', width: 90 },
  { field: 'role', headerName: 'Role', width: 90 },
  { field: 'email', headerName: 'Email', width: 110 },
];

export default function OwnMenuItem() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={staff}
        columns={columns}
        slotProps={{
          columnMenu: {
            slots: { columnMenuFitItem: FitColumnItem },
            slotProps: { columnMenuFitItem: { displayOrder: 15 } },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
