import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const today = dayjs('2025-05-17');
const soldOut = new Set(['2025-05-17', '2025-05-18', '2025-05-20']);

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Today', getValue: () => today },
  { label: 'In a week', getValue: () => today.add(1, 'week') },
  {
    label: 'First free day',
    getValue: ({ isValid }) => {
      const days = Array.from({ length: 31 }, (_, offset) => today.add(offset, 'day'));
      return days.find((day) => isValid(day)) ?? null;
    },
  },
];

export default function FirstFreeDay() {
  const [day, setDay] = React.useState<Dayjs | null>(today.add(10, 'day'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        orientation="landscape"
        value={day}
        onChange={(newDay) => setDay(newDay)}
        minDate={today}
        shouldDisableDate={(date) => date.day() === 1 || soldOut.has(date.format('YYYY-MM-DD'))}
        slotProps={{ shortcuts: { items: shortcuts }, actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
