import CancelIcon from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { DataGrid, QuickFilter, QuickFilterClear, QuickFilterControl, Toolbar, type GridColDef } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

function SearchToolbar() {
  return (
    <Toolbar aria-label="Staff">
      <QuickFilter expanded style={{ width: '100%' }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }) => (
            <OutlinedInput
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              size="small"
              fullWidth
              placeholder="Name or role"
              inputProps={{ ...slotProps?.htmlInput, 'aria-label': 'Search staff' }}
              endAdornment={
                value && (
                  <QuickFilterClear edge="end" size="small" aria-label="Clear the search">
                    <CancelIcon fontSize="small" />
                  </QuickFilterClear>
                )
              }
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchField() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={staff}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
