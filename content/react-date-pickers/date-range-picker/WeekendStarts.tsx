import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const friday = 5;
const monday = 1;

export default function WeekendStarts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Weekend rental"
        defaultValue={[dayjs('2025-05-16'), dayjs('2025-05-19')]}
        minDate={dayjs('2025-05-01')}
        maxDate={dayjs('2025-08-31')}
        shouldDisableDate={(day, position) => day.day() !== (position === 'start' ? friday : monday)}
        slotProps={{ textField: { helperText: 'From a Friday to a Monday' } }}
      />
    </LocalizationProvider>
  );
}
