import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function BlockedWindow() {
  const [error, setError] = React.useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Station closed"
        format="D MMM HH:mm"
        ampm={false}
        sx={{ width: '100%', maxWidth: 340 }}
        timeSteps={{ minutes: 15 }}
        defaultValue={[dayjs('2025-05-16T06:30'), dayjs('2025-05-17T15:00')]}
        minDateTime={dayjs('2025-05-16T08:00')}
        maxDateTime={dayjs('2025-05-23T20:00')}
        onError={(newError) => setError(newError)}
        slotProps={{
          textField: {
            helperText: error.some(Boolean)
              ? 'Street works last from 16 May 8:00 to 23 May 20:00'
              : 'Within the street works',
          },
        }}
      />
    </LocalizationProvider>
  );
}
