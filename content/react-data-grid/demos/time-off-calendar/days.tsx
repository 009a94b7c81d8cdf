import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid-pro';
import type { StaffMember } from '../../../velo/staff.ts';
import type { Absence, AbsenceKind } from './absences.ts';

export interface PersonRow extends StaffMember {
  absences: Absence[];
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

const barColors: Record<AbsenceKind, string> = { Holiday: '#0f766e', Sick: '#b91c1c', Training: '#1d4ed8' };

const absenceOn = (row: PersonRow, day: number) =>
  row.absences.find((absence) => absence.firstDay <= day && day <= absence.lastDay);

/** One column for each day of a month (0 is January). */
export function daysOf(year: number, month: number): GridColDef<PersonRow>[] {
  const count = new Date(year, month + 1, 0).getDate();
  return Array.from({ length: count }, (_, index) => {
    const day = index + 1;
    const weekday = new Date(year, month, day).getDay();
    const className = weekday === 0 || weekday === 6 ? 'weekend' : '';
    return {
      field: `day${day}`,
      headerName: `${weekdays[weekday]} ${day}`,
      width: 48,
      minWidth: 48,
      align: 'center',
      headerAlign: 'center',
      sortable: false,
      filterable: false,
      resizable: false,
      disableColumnMenu: true,
      headerClassName: className,
      cellClassName: className,
      display: 'flex',
      valueGetter: (_value, row) => absenceOn(row, day)?.kind ?? '',
      colSpan: (_value, row) => {
        const absence = absenceOn(row, day);
        return absence ? absence.lastDay - day + 1 : 1;
      },
      renderCell: ({ row }) => {
        const absence = absenceOn(row, day);
        if (!absence) return null;
        const color = barColors[absence.kind];
        return (
          <Box
            sx={{
              width: '100%',
              lineHeight: '24px',
              borderRadius: 1,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              fontSize: 12,
              border: `2px ${absence.approved ? 'solid' : 'dashed'} ${color}`,
              bgcolor: absence.approved ? color : 'transparent',
              color: absence.approved ? '#fff' : 'text.primary',
            }}
          >
            {absence.approved ? absence.kind : `${absence.kind}?`}
          </Box>
        );
      },
    };
  });
}
