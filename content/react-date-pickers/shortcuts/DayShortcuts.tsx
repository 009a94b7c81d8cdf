import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { belowOnPhones } from './belowOnPhones.ts';

// In an application: dayjs()
const today = () => dayjs('2025-05-17');

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => today().add(1, 'day') },
  { label: 'Next Monday', getValue: () => today().add(1, 'week').day(1) },
  { label: 'First of next month', getValue: () => today().add(1, 'month').startOf('month') },
  { label: 'No day', getValue: () => null },
];

export default function DayShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Next service"
          defaultValue={dayjs('2025-05-17')}
          slotProps={{
            shortcuts: { items: shortcuts },
            layout: { sx: belowOnPhones },
            textField: { fullWidth: true },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
