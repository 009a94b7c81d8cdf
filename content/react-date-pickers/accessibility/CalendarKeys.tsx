import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CalendarKeys() {
  const [key, setKey] = React.useState('none');
  const [focus, setFocus] = React.useState('outside of the calendar');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <div
          onKeyDown={(event) => setKey(event.key === ' ' ? 'Space' : event.key)}
          onFocus={({ target }) => setFocus(target.getAttribute('aria-label') ?? `“${target.textContent}”`)}
        >
          <DateCalendar defaultValue={dayjs('2025-05-17')} />
        </div>
        <Typography variant="body2">Last key: {key}</Typography>
        <Typography variant="body2">Focus: {focus}</Typography>
      </Box>
    </LocalizationProvider>
  );
}
