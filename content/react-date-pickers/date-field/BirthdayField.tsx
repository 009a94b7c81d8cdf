import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'There is no such day.',
  minDate: 'Please check the year.',
  maxDate: 'Riders of cargo bikes are at least 16.',
};

export default function BirthdayField() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        defaultValue={dayjs('2014-08-30')}
        minDate={dayjs('1915-01-01')}
        maxDate={dayjs('2009-05-17')}
        onError={(newError) => setError(newError)}
        helperText={(error && messages[error]) ?? 'As in your identity card'}
      />
    </LocalizationProvider>
  );
}
