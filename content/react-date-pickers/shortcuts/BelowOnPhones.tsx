import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { belowOnPhones } from './belowOnPhones.ts';

const events = [
  { label: 'Harbour festival', getValue: () => dayjs('2025-06-07') },
  { label: 'Night of museums', getValue: () => dayjs('2025-06-21') },
  { label: 'Regatta', getValue: () => dayjs('2025-07-12') },
];

export default function BelowOnPhones() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        orientation="portrait"
        defaultValue={dayjs('2025-06-02')}
        slotProps={{ layout: { sx: belowOnPhones }, shortcuts: { items: events } }}
      />
    </LocalizationProvider>
  );
}
