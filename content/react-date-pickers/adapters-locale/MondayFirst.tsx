import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

// A locale of our own beside `en`, which stays as it is. `true`: do not switch to it globally.
dayjs.locale({ ...dayjs.Ls.en!, name: 'en-monday', weekStart: 1 }, undefined, true);

export default function MondayFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <DateCalendar defaultValue={dayjs('2025-05-17')} />
    </LocalizationProvider>
  );
}
