import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useIsValidValue, usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const festivals = [
  { label: 'Harbour festival', getValue: () => dayjs('2025-06-07') },
  { label: 'Regatta', getValue: () => dayjs('2025-06-14') },
  { label: 'Winter ride', getValue: () => dayjs('2025-12-06') },
];

function Chips({ items = [], changeImportance, className }: PickersShortcutsProps<Dayjs | null>) {
  const { setValue } = usePickerActionsContext();
  const isValid = useIsValidValue<Dayjs | null>();

  return (
    <Box className={className} role="group" aria-label="Festivals" sx={{ p: 2, pb: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {items.map(({ label, getValue }) => {
        const day = getValue({ isValid });
        return (
          <Chip
            key={label}
            label={label}
            disabled={!isValid(day)}
            onClick={() => setValue(day, { changeImportance, shortcut: { label } })}
          />
        );
      })}
    </Box>
  );
}

export default function ShortcutChips() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        orientation="portrait"
        defaultValue={dayjs('2025-06-02')}
        maxDate={dayjs('2025-10-31')}
        sx={{
          width: 320,
          maxWidth: '100%',
          minWidth: 0,
          gridTemplateColumns: '0 minmax(0, 1fr) 0',
          '.MuiDateCalendar-root': { width: '100%' },
          '.MuiPickersLayout-shortcuts': { gridColumn: '2 / 4', gridRow: 1 },
        }}
        slots={{ shortcuts: Chips }}
        slotProps={{
          shortcuts: { items: festivals, changeImportance: 'set' },
        }}
      />
    </LocalizationProvider>
  );
}
