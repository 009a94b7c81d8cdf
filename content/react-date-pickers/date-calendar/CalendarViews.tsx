import * as React from 'react';
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
        <DateCalendar
          views={['year', 'month']}
          openTo="month"
          value={month}
          onChange={(newMonth) => setMonth(newMonth)}
          minDate={dayjs('2019-04-01')}
          maxDate={dayjs('2025-12-31')}
          disableHighlightToday
        />
        <Typography role="status" align="center">
          Statement for {month?.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
