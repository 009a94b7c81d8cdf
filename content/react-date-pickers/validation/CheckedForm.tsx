import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function CheckedForm() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [answer, setAnswer] = React.useState('');

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setAnswer(day && !error ? `Booked for ${day.format('YYYY-MM-DD')}.` : 'Please give a day in 2025.');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate spacing={2} onSubmit={submit}>
        <DatePicker
          label="Rental day"
          value={day}
          onChange={(newDay, context) => {
            setDay(newDay);
            setError(context.validationError);
          }}
          referenceDate={dayjs('2025-05-17')}
          minDate={dayjs('2025-01-01')}
          maxDate={dayjs('2025-12-31')}
          slotProps={{ textField: { required: true } }}
        />
        <Button type="submit" variant="contained">
          Book
        </Button>
        {answer && <Alert severity="info">{answer}</Alert>}
      </Stack>
    </LocalizationProvider>
  );
}
