import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const may17 = dayjs('2025-05-17');

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="Frame built in" views={['year']} defaultValue={may17} maxDate={may17} yearsOrder="desc" />
        <DatePicker label="Billing month" views={['year', 'month']} openTo="month" defaultValue={may17} />
        <DatePicker label="Rider's birthday" views={['year', 'month', 'day']} openTo="year" defaultValue={may17} />
      </Stack>
    </LocalizationProvider>
  );
}
