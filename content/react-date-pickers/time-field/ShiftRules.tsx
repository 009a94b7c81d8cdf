import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The workshop opens at 6:00.',
  maxTime: 'The last shift starts at 14:00.',
  minutesStep: 'Shifts start on the quarter hour.',
};

export default function ShiftRules() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Shift starts"
        ampm={false}
        defaultValue={dayjs('2025-05-17T14:30')}
        minTime={dayjs('2025-05-17T06:00')}
        maxTime={dayjs('2025-05-17T14:00')}
        minutesStep={15}
        onError={(newError) => setError(newError)}
        helperText={(error && messages[error]) ?? 'Between 6:00 and 14:00'}
      />
    </LocalizationProvider>
  );
}
