import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const soldOut = ['2025-05-10', '2025-05-24', '2025-05-29'];

const isClosed = (day: Dayjs) => day.day() === 1 || soldOut.includes(day.format('YYYY-MM-DD'));
const isWinter = (month: Dayjs) => month.month() < 3 || month.month() > 9;

export default function BookableDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['month', 'day']}
        defaultValue={dayjs('2025-05-17')}
        shouldDisableDate={isClosed}
        shouldDisableMonth={isWinter}
      />
    </LocalizationProvider>
  );
}
