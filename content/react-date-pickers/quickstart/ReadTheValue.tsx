import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ReadTheValue() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-05-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Pick-up day" value={day} onChange={(newDay) => setDay(newDay)} />
        <Typography role="status">
          {day?.isValid() ? `We expect you on ${day.format('YYYY-MM-DD')}.` : 'No complete day yet.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
