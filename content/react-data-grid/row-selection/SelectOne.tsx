import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 130 },
];

export default function SelectOne() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({ type: 'include', ids: new Set(['P02']) });
  const member = staff.find(({ id }) => model.ids.has(id));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Staff"
          rows={staff}
          columns={columns}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </Box>
      <Typography aria-live="polite">
        {member ? `${member.name}: ${member.hours} hours a week, ${member.email}` : 'Nobody is selected'}
      </Typography>
    </Stack>
  );
}
