import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS } from 'date-fns/locale/en-US';

const mondayFirst = { ...enUS, options: { ...enUS.options, weekStartsOn: 1 } };

export default function DateFnsMonday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={mondayFirst}>
      <DatePicker label="Rental day" defaultValue={new Date(2025, 4, 17)} />
    </LocalizationProvider>
  );
}
