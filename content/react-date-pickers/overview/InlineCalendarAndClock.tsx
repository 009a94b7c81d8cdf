import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const opening = dayjs('2025-05-17T08:00');
const closing = dayjs('2025-05-17T19:00');

export default function InlineCalendarAndClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateCalendar defaultValue={opening} sx={{ m: 0, flexShrink: 0 }} />
        <DigitalClock
          defaultValue={dayjs('2025-05-17T10:00')}
          minTime={opening}
          maxTime={closing}
          skipDisabled
          sx={{ minWidth: 160 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
