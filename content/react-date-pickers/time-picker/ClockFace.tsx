import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

export default function ClockFace() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Pick-up time"
        defaultValue={dayjs('2025-05-17T09:30')}
        viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
      />
    </LocalizationProvider>
  );
}
