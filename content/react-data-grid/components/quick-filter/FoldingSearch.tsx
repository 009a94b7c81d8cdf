import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

function FoldingToolbar() {
  return (
    <Toolbar aria-label="Staff">
      <Typography sx={{ flex: 1, ml: 0.5, fontWeight: 'medium' }}>Staff</Typography>
      <QuickFilter style={{ display: 'flex' }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }, { expanded }) => (
            <InputBase
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              placeholder="Search…"
              inputProps={{ ...slotProps?.htmlInput, 'aria-label': 'Search staff' }}
              sx={{
                width: expanded ? 150 : 0,
                overflow: 'hidden',
                transition: 'width 200ms',
                borderBottom: expanded ? 1 : 0,
              }}
            />
          )}
        />
        <QuickFilterTrigger render={<ToolbarButton aria-label="Search" />}>
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
      </QuickFilter>
    </Toolbar>
  );
}

export default function FoldingSearch() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={staff}
        columns={columns}
        slots={{ toolbar: FoldingToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
