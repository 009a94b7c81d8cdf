import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-hijri';

export default function HijriAdapter() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <DatePicker
        label="Pick-up day"
        defaultValue={moment('2025-05-17')}
        minDate={moment('2020-01-01')}
        maxDate={moment('2035-12-31')}
      />
    </LocalizationProvider>
  );
}
