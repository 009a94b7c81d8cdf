import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const print = (day: Dayjs | null) => day?.format('YYYY-MM-DD') ?? 'null';

export default function EventLog() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((former) => [...former.slice(-5), call]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Rental day"
          defaultValue={dayjs('2025-05-17')}
          maxDate={dayjs('2025-10-31')}
          onOpen={() => log('onOpen')}
          onClose={() => log('onClose')}
          onChange={(day, { validationError }) => log(`onChange ${print(day)}, ${validationError ?? 'no error'}`)}
          onAccept={(day) => log(`onAccept ${print(day)}`)}
          onError={(error) => log(`onError ${error}`)}
        />
        <Typography variant="subtitle2" component="p" id="calls">
          The last calls
        </Typography>
        <Box
          component="ol"
          aria-labelledby="calls"
          aria-live="polite"
          sx={{ m: 0, pl: 3, minHeight: 150, typography: 'body2', fontFamily: 'monospace' }}
        >
          {calls.map((call, index) => (
            <li key={index}>{call}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
