import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';
import { belowOnPhones } from '../shortcuts/belowOnPhones.ts';

const holidays = [
  { label: 'Harbour festival', getValue: () => dayjs('2025-06-07') },
  { label: 'Night of museums', getValue: () => dayjs('2025-06-21') },
  { label: 'Regatta', getValue: () => dayjs('2025-07-12') },
];

export default function ShortcutDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Rental day"
        defaultValue={dayjs('2025-06-02')}
        orientation="portrait"
        slotProps={{ shortcuts: { items: holidays }, layout: { sx: belowOnPhones } }}
      />
    </LocalizationProvider>
  );
}
