import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function PickUpForm() {
  const [day, setDay] = React.useState<dayjs.Dayjs | null>(dayjs('2025-05-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker label="Pick-up day" value={day} onChange={setDay} />
          <TimePicker label="Pick-up time" defaultValue={dayjs('2025-05-17T09:30')} />
        </Stack>
        <DateCalendar value={day} onChange={setDay} sx={{ alignSelf: 'center', maxWidth: '100%' }} />
      </Stack>
    </LocalizationProvider>
  );
}
