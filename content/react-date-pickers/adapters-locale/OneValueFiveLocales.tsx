import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import 'dayjs/locale/pt-br';

const pickUp = dayjs('2025-05-17T18:45');

const locales = {
  en: 'English, United States',
  'en-gb': 'English, Great Britain',
  de: 'German',
  'pt-br': 'Portuguese, Brazil',
  ja: 'Japanese',
};

export default function OneValueFiveLocales() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      {Object.entries(locales).map(([locale, name]) => (
        <LocalizationProvider key={locale} dateAdapter={AdapterDayjs} adapterLocale={locale}>
          <DateTimeField label={name} defaultValue={pickUp} />
        </LocalizationProvider>
      ))}
    </Stack>
  );
}
