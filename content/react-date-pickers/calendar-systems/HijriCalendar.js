import Stack from '@mui/material/Stack';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-hijri';
import { RightToLeft } from './RightToLeft.js';

const pickUp = moment('2025-05-17');
const limits = { minDate: moment('2020-01-01'), maxDate: moment('2035-12-31') };

export default function HijriCalendar() {
  return (
    <RightToLeft>
      <LocalizationProvider dateAdapter={AdapterMomentHijri}>
        <Stack spacing={2} lang="ar">
          <DateField label="يوم الإيجار" defaultValue={pickUp} {...limits} />
          <DateCalendar defaultValue={pickUp} {...limits} />
        </Stack>
      </LocalizationProvider>
    </RightToLeft>
  );
}
