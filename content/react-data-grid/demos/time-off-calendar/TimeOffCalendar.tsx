import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { roles, staff } from '../../../velo/staff.ts';
import { absences as firstAbsences } from './absences.ts';
import { daysOf, type PersonRow } from './days.tsx';

const columns: GridColDef<PersonRow>[] = [
  { field: 'name', headerName: 'June 2025', width: 116, disableColumnMenu: true },
  ...daysOf(2025, 5),
];

export default function TimeOffCalendar() {
  const [absences, setAbsences] = React.useState(firstAbsences);
  const [role, setRole] = React.useState('');

  const rows = React.useMemo(
    () =>
      staff
        .filter((person) => role === '' || person.role === role)
        .map((person): PersonRow => ({ ...person, absences: absences.filter(({ staffId }) => staffId === person.id) })),
    [absences, role],
  );
  const open = absences.filter((absence) => !absence.approved).length;

  const approve = (row: PersonRow, field: string) => {
    const day = Number(field.replace('day', ''));
    const target = row.absences.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    if (target && !target.approved) {
      setAbsences(absences.map((absence) => (absence === target ? { ...absence, approved: true } : absence)));
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Role"
          value={role}
          onChange={(event) => setRole(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="">Everybody</MenuItem>
          {roles.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" aria-live="polite">
          {open} to approve: dashed
        </Typography>
      </Stack>
      <Box sx={{ height: 460 }}>
        <DataGridPro
          aria-label="Time off in June 2025"
          rows={rows}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['name'] } }}
          onCellClick={({ row, field }) => approve(row, field)}
          onCellKeyDown={({ row, field }, event) => {
            if (event.key === 'Enter') approve(row, field);
          }}
          rowHeight={40}
          columnHeaderHeight={40}
          showCellVerticalBorder
          disableColumnReorder
          disableColumnPinning
          disableRowSelectionOnClick
          hideFooter
          sx={{
            '& .weekend': { bgcolor: '#94a3b833' },
            '& [data-field^="day"]': { px: 0.25, fontSize: 13 },
          }}
        />
      </Box>
    </Stack>
  );
}
