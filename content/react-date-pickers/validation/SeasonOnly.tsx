import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SeasonOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Tandem rental"
        defaultValue={dayjs('2025-05-17')}
        minDate={dayjs('2025-04-01')}
        maxDate={dayjs('2025-10-31')}
        slotProps={{ textField: { helperText: 'From April to October' } }}
      />
    </LocalizationProvider>
  );
}
