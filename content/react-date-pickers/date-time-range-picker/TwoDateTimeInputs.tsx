import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function TwoDateTimeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        format="D MMM HH:mm"
        ampm={false}
        defaultValue={[dayjs('2025-05-16T18:00'), dayjs('2025-05-19T12:00')]}
        localeText={{ start: 'Pick-up', end: 'Return' }}
        slots={{ field: MultiInputDateTimeRangeField }}
      />
    </LocalizationProvider>
  );
}
