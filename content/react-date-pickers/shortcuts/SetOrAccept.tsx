import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { belowOnPhones } from './belowOnPhones.ts';

const events = [
  { label: 'Harbour festival', getValue: () => dayjs('2025-06-07') },
  { label: 'Regatta', getValue: () => dayjs('2025-07-12') },
];

export default function SetOrAccept() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Accepts and closes"
          defaultValue={dayjs('2025-06-02')}
          slotProps={{ shortcuts: { items: events }, layout: { sx: belowOnPhones } }}
        />
        <DatePicker
          label="Sets, and waits for OK"
          defaultValue={dayjs('2025-06-02')}
          closeOnSelect={false}
          slotProps={{
            shortcuts: { items: events, changeImportance: 'set' },
            layout: { sx: belowOnPhones },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
