import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const march4 = dayjs('2025-03-04');

export default function DateFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField label="Short" format="DD.MM.YY" defaultValue={march4} />
        <DateField label="Month as a word" format="D MMMM YYYY" defaultValue={march4} />
        <DateField label="Card expires" format="MM/YYYY" defaultValue={march4} />
        <DateField label="Model year" format="YYYY" defaultValue={march4} />
      </Stack>
    </LocalizationProvider>
  );
}
