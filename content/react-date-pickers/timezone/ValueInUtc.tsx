import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

export default function ValueInUtc() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs.utc('2025-05-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Rental day" timezone="UTC" value={day} onChange={(newDay) => setDay(newDay)} />
        <Typography role="status">Sent: {day?.isValid() ? day.toISOString() : 'null'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
