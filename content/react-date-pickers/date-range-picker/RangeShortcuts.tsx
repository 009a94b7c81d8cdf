import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { belowOnPhones } from '../shortcuts/belowOnPhones.ts';

const reports: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'First quarter', getValue: () => [dayjs('2025-01-01'), dayjs('2025-03-31')] },
  { label: 'April', getValue: () => [dayjs('2025-04-01'), dayjs('2025-04-30')] },
  { label: 'Season so far', getValue: () => [dayjs('2025-04-01'), dayjs('2025-05-17')] },
  { label: 'Reset', getValue: () => [null, null] },
];

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report period"
        defaultValue={[dayjs('2025-04-01'), dayjs('2025-05-17')]}
        calendars={1}
        slotProps={{ shortcuts: { items: reports }, layout: { sx: belowOnPhones } }}
      />
    </LocalizationProvider>
  );
}
