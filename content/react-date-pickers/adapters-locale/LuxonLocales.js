import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const may17 = DateTime.fromISO('2025-05-17');

export default function LuxonLocales() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
        <DatePicker label="As the locale has it" defaultValue={may17} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="de">
        <DatePicker
          label="Longer names of days"
          dayOfWeekFormatter={(day) => day.toFormat('ccc')}
          defaultValue={may17}
        />
      </LocalizationProvider>
    </Stack>
  );
}
