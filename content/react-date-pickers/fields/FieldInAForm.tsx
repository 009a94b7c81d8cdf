import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function FieldInAForm() {
  const [sent, setSent] = React.useState('');

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSent(`day=${String(form.get('day'))}, time=${String(form.get('time'))}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={send} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField name="day" label="Day" format="YYYY-MM-DD" defaultValue={dayjs('2025-05-17')} />
        <TimeField name="time" label="Time" format="HH:mm" defaultValue={dayjs('2025-05-17T09:30')} />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography role="status">{sent || 'Nothing sent yet'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
