import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

function explain([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') return 'The last day is before the first.';
  if (start) return 'Check the first day.';
  if (end) return 'Check the last day.';
  return 'First and last day, both included';
}

export default function CheckedHoliday() {
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Holiday"
        format="D MMM YYYY"
        dateSeparator="to"
        clearable
        defaultValue={[dayjs('2025-07-25'), dayjs('2025-07-14')]}
        onError={(newError) => setError(newError)}
        helperText={explain(error)}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
