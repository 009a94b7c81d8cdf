import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

const french = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function FrenchDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={french}>
      <DatePicker label="Date de départ" defaultValue={dayjs('2025-05-17')} closeOnSelect={false} />
    </LocalizationProvider>
  );
}
