import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const pickUp = dayjs('2025-05-16T18:00');
const latestReturn = dayjs('2025-05-19T12:00');

export default function ReturnBefore() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Returned"
        defaultValue={dayjs('2025-05-19T12:40')}
        minDateTime={pickUp}
        maxDateTime={latestReturn}
        onError={(newError) => setError(newError)}
        helperText={error ? 'Outside of the weekend rental' : 'Friday 6:00 PM to Monday noon'}
      />
    </LocalizationProvider>
  );
}
