import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const festivalOpens = dayjs('2025-06-06T18:00');
const festivalCloses = dayjs('2025-06-09T12:00');

export default function FirstAndLastMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Any time of the festival"
          defaultValue={dayjs('2025-06-07T02:30')}
          minDateTime={festivalOpens}
          maxDateTime={festivalCloses}
        />
        <DateTimePicker
          label="Afternoons of the festival"
          defaultValue={dayjs('2025-06-07T15:00')}
          minDate={festivalOpens}
          maxDate={festivalCloses}
          minTime={dayjs('2025-06-06T12:00')}
          maxTime={dayjs('2025-06-06T18:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
