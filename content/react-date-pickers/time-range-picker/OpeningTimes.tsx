import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function OpeningTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Station staffed"
        defaultValue={[dayjs('2025-05-17T09:00'), dayjs('2025-05-17T17:30')]}
        ampm={false}
        format="HH:mm"
        minTime={dayjs('2025-05-17T06:00')}
        maxTime={dayjs('2025-05-17T22:00')}
        timeSteps={{ minutes: 30 }}
        minutesStep={30}
        thresholdToRenderTimeInASingleColumn={48}
        slotProps={{ textField: { helperText: 'Half hours from 6:00 to 22:00' } }}
      />
    </LocalizationProvider>
  );
}
