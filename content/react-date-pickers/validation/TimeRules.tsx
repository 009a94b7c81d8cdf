import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const halfPastNine = dayjs('2025-05-17T09:30');
const opening = dayjs('2025-05-17T08:00');
const closing = dayjs('2025-05-17T19:30');

export default function TimeRules() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <TimePicker label="Opening hours" minTime={opening} maxTime={closing} defaultValue={halfPastNine} />
        <TimePicker label="Every 15 minutes" minutesStep={15} timeSteps={{ minutes: 15 }} defaultValue={halfPastNine} />
        <TimePicker
          label="Not at noon"
          shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
          defaultValue={halfPastNine}
        />
      </Stack>
    </LocalizationProvider>
  );
}
