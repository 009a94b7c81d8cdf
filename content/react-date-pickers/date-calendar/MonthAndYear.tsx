import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

const opened = dayjs('2019-04-02');
const may17 = dayjs('2025-05-17');

export default function MonthAndYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* Which month is the current one, the reader's clock knows; the server's may not. */}
        <NoSsr fallback={<Box sx={{ height: 208 }} />}>
          <MonthCalendar aria-label="Month" defaultValue={may17} disableHighlightToday />
        </NoSsr>
        <YearCalendar
          aria-label="Year"
          defaultValue={may17}
          minDate={opened}
          maxDate={may17}
          yearsOrder="desc"
          disableHighlightToday
        />
      </Stack>
    </LocalizationProvider>
  );
}
