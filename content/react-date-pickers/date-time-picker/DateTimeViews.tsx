import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const unlocked = dayjs('2025-05-17T09:30:12');

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker label="Delivery, by the hour" views={['day', 'hours']} defaultValue={unlocked} />
        <DateTimePicker
          label="Unlocked at, to the second"
          views={['day', 'hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={unlocked}
        />
        <DateTimePicker
          label="Year first"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          openTo="year"
          defaultValue={unlocked}
        />
      </Stack>
    </LocalizationProvider>
  );
}
