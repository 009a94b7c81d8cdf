import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function BasicDigitalClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock defaultValue={dayjs('2025-05-17T09:30')} sx={{ width: 160 }} />
    </LocalizationProvider>
  );
}
