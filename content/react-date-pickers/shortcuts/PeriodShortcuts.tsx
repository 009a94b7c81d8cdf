import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { belowOnPhones } from './belowOnPhones.ts';

// In an application: dayjs()
const today = () => dayjs('2025-05-17');
const lastMonth = () => today().subtract(1, 'month');

const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'This week', getValue: () => [today().startOf('week'), today().endOf('week')] },
  { label: 'Last 7 days', getValue: () => [today().subtract(6, 'day'), today()] },
  { label: 'This month', getValue: () => [today().startOf('month'), today().endOf('month')] },
  { label: 'Last month', getValue: () => [lastMonth().startOf('month'), lastMonth().endOf('month')] },
  { label: 'Year to date', getValue: () => [today().startOf('year'), today()] },
  { label: 'Clear', getValue: () => [null, null] },
];

export default function PeriodShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        calendars={1}
        defaultValue={[dayjs('2025-05-11'), dayjs('2025-05-17')]}
        slotProps={{
          shortcuts: { items: periods },
          layout: { sx: belowOnPhones },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
