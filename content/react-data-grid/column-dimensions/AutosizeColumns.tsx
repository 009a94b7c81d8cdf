import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'role', headerName: 'Role' },
  { field: 'hours', headerName: 'Hours a week', type: 'number' },
  { field: 'email', headerName: 'Email' },
];

export default function AutosizeColumns() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({ includeHeaders: true, expand: true });

  const optionSwitch = (name: keyof typeof options, label: string) => (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={options[name]}
          onChange={(event) => setOptions({ ...options, [name]: event.target.checked })}
        />
      }
      label={label}
    />
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.autosizeColumns(options)}>
          Fit the columns
        </Button>
        {optionSwitch('includeHeaders', 'Headers too')}
        {optionSwitch('expand', 'Fill the width')}
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Staff"
          apiRef={apiRef}
          rows={staff}
          columns={columns}
          autosizeOnMount
          autosizeOptions={options}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
