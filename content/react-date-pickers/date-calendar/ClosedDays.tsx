import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const isMonday = (day: Dayjs) => day.day() === 1;

export default function ClosedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-17')}
        minDate={dayjs('2025-05-05')}
        maxDate={dayjs('2025-08-31')}
        shouldDisableDate={isMonday}
      />
    </LocalizationProvider>
  );
}
