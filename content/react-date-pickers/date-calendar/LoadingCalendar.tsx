import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function LoadingCalendar() {
  const [loading, setLoading] = React.useState(false);
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  const [soldOut, setSoldOut] = React.useState<number[]>([10, 11, 24]);

  React.useEffect(() => () => clearTimeout(timer.current), []);

  // Stands in for a request to the booking system.
  const loadMonth = (month: Dayjs) => {
    setLoading(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSoldOut([month.month() + 2, month.month() + 9]);
      setLoading(false);
    }, 700);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-17')}
        loading={loading}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={loadMonth}
        shouldDisableDate={(day) => soldOut.includes(day.date())}
      />
    </LocalizationProvider>
  );
}
