import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function FieldPickerCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-05-17'));
  const shared = { value: day, onChange: (newDay: Dayjs | null) => setDay(newDay) };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
        <Stack spacing={2} sx={{ width: 240 }}>
          <DateField label="A field" {...shared} />
          <DatePicker label="A picker" {...shared} />
        </Stack>
        <DateCalendar {...shared} />
      </Stack>
    </LocalizationProvider>
  );
}
