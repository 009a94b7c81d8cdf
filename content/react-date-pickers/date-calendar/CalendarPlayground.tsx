import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

type CalendarPlaygroundProps = Pick<
  DateCalendarProps,
  | 'showDaysOutsideCurrentMonth'
  | 'displayWeekNumber'
  | 'fixedWeekNumber'
  | 'yearsOrder'
  | 'yearsPerRow'
  | 'readOnly'
  | 'disabled'
  | 'loading'
>;

const firstTour = dayjs('2025-05-17');

export default function CalendarPlayground(props: CalendarPlaygroundProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={firstTour}
        sx={{ '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' } }}
        {...props}
      />
    </LocalizationProvider>
  );
}
