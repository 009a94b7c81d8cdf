import Stack from '@mui/material/Stack';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import 'moment/locale/de';

// The import has switched all of Moment to German: back to English.
moment.locale('en');

export default function MomentLocales() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      {['en', 'de'].map((locale) => (
        <LocalizationProvider key={locale} dateAdapter={AdapterMoment} adapterLocale={locale}>
          <DatePicker label={locale} defaultValue={moment('2025-05-17')} />
        </LocalizationProvider>
      ))}
    </Stack>
  );
}
