import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { DataGrid, QuickFilter, QuickFilterControl, Toolbar, type GridColDef } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

const phrase = (input: string) => (input.trim() === '' ? [] : [input.trim()]);

function PhraseToolbar() {
  return (
    <Toolbar aria-label="Staff">
      <QuickFilter expanded parser={phrase} style={{ width: '100%' }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }) => (
            <OutlinedInput
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              size="small"
              fullWidth
              inputProps={{ ...slotProps?.htmlInput, 'aria-label': 'Search for a phrase' }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function WholePhrase() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={staff}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['station host'] } } }}
        slots={{ toolbar: PhraseToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
