import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function CalendarViews() {
  const [month, setMonth] = React.useState<Dayjs | null>(dayjs('2025-05-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        {/* The months tell assistive technology which one is the current one: the reader's clock knows, the server's may not. */}
        <NoSsr fallback={<Box sx={{ height: 336 }} />}>
          <DateCalendar
            views={['year', 'month']}
            openTo="month"
            value={month}
            onChange={(newMonth) => setMonth(newMonth)}
            minDate={dayjs('2019-04-01')}
            maxDate={dayjs('2025-12-31')}
            disableHighlightToday
          />
        </NoSsr>
        <Typography role="status" align="center">
          Statement for {month?.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
