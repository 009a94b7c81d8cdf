import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function OutOfRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Rental day"
          defaultValue={dayjs('2025-11-02')}
          maxDate={dayjs('2025-10-31')}
        />
        <TimePicker
          label="Pick-up time"
          defaultValue={dayjs('2025-05-17T06:15')}
          minTime={dayjs('2025-05-17T08:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
