import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'There is no such day.',
  minDate: 'The season starts on 1 April 2025.',
  maxDate: 'The season ends on 31 October 2025.',
};

export default function ErrorMessage() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Rental day"
        defaultValue={dayjs('2025-11-02')}
        minDate={dayjs('2025-04-01')}
        maxDate={dayjs('2025-10-31')}
        onError={(newError) => setError(newError)}
        slotProps={{
          textField: { helperText: (error && messages[error]) ?? 'April to October 2025' },
        }}
      />
    </LocalizationProvider>
  );
}
