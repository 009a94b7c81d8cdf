import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function NightShift() {
  const [error, setError] = React.useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Redistribution tour"
        ampm={false}
        defaultValue={[dayjs('2025-05-17T22:00'), dayjs('2025-05-18T05:30')]}
        onError={(newError) => setError(newError)}
        slotProps={{
          textField: {
            helperText: error[0] === 'invalidRange' ? 'Ends before it starts' : 'Ends on the next day',
          },
        }}
      />
    </LocalizationProvider>
  );
}
