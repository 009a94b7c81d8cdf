import Stack from '@mui/material/Stack';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { format } from 'date-fns-jalali';
import { RightToLeft } from './RightToLeft.js';

const persian = faIR.components.MuiLocalizationProvider.defaultProps.localeText;
const pickUp = new Date(2025, 4, 17);

export default function JalaliCalendar() {
  return (
    <RightToLeft>
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali} localeText={persian}>
        <Stack spacing={2} lang="fa">
          <DateField label="روز کرایه" defaultValue={pickUp} />
          <DateCalendar defaultValue={pickUp} dayOfWeekFormatter={(day) => format(day, 'EEEEE')} />
        </Stack>
      </LocalizationProvider>
    </RightToLeft>
  );
}
