import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function LuxonZones() {
  const [call, setCall] = React.useState(DateTime.fromISO('2025-05-17T13:30:00Z', { zone: 'utc' }));

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Customer, New York"
          timezone="America/New_York"
          value={call}
          onChange={(newCall) => setCall(newCall)}
        />
        <Typography role="status">In UTC: {call?.isValid ? call.toUTC().toISO() : 'no value'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
