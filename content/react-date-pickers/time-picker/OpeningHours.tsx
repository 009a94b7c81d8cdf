import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const opening = dayjs('2025-05-17T08:00');
const closing = dayjs('2025-05-17T19:30');

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Pick-up time"
        defaultValue={dayjs('2025-05-17T09:30')}
        minTime={opening}
        maxTime={closing}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        skipDisabled
        slotProps={{ textField: { helperText: 'Open from 8:00 AM to 7:30 PM' } }}
      />
    </LocalizationProvider>
  );
}
