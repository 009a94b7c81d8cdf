import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const start = dayjs('2025-05-17T14:07:32');

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <TimePicker label="Delivery hour" views={['hours']} defaultValue={start} />
        <TimePicker label="Unlocked at" views={['hours', 'minutes', 'seconds']} defaultValue={start} />
        <TimePicker label="Lap time" views={['minutes', 'seconds']} format="mm:ss" defaultValue={start} />
      </Stack>
    </LocalizationProvider>
  );
}
