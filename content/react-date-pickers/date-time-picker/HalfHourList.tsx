import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function HalfHourList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Repair appointment"
        defaultValue={dayjs('2025-05-19T10:30')}
        format="MM/DD/YYYY hh:mm A"
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2025-05-19T08:00')}
        maxTime={dayjs('2025-05-19T17:00')}
        skipDisabled
        slotProps={{ textField: { helperText: 'Workshop hours: 8:00 AM to 5:00 PM' } }}
      />
    </LocalizationProvider>
  );
}
