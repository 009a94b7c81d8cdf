import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TwoZones() {
  const [call, setCall] = React.useState<Dayjs | null>(dayjs.utc('2025-05-17T13:30:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Customer, New York"
          timezone="America/New_York"
          value={call}
          onChange={(newCall) => setCall(newCall)}
        />
        <DateTimePicker
          label="Workshop, Tokyo"
          timezone="Asia/Tokyo"
          value={call}
          onChange={(newCall) => setCall(newCall)}
        />
        <Typography role="status">In UTC: {call?.isValid() ? call.utc().format() : 'no value'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
