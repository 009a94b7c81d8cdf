import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const inGerman = (outer: Theme): Theme => ({
  ...outer,
  components: { ...outer.components, ...deDE.components },
});

export default function ThemeLocale() {
  return (
    <ThemeProvider theme={inGerman}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <DateTimePicker label="Abholung" defaultValue={dayjs('2025-05-17T09:30')} />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
