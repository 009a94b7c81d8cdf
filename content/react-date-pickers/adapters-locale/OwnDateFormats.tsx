import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const pickUp = dayjs('2025-05-17T18:45');

const formats = {
  keyboardDate: 'YYYY-MM-DD',
  keyboardDateTime12h: 'YYYY-MM-DD hh:mm A',
  keyboardDateTime24h: 'YYYY-MM-DD HH:mm',
  month: 'MMM',
};

export default function OwnDateFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="Rental day" defaultValue={pickUp} />
        <DateTimeField label="Pick-up" defaultValue={pickUp} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
