import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const may17 = dayjs('2025-05-17');

export default function NamedFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="A label" defaultValue={may17} />
        <Typography variant="subtitle2" component="p" id="next-service">
          A text of the page
        </Typography>
        <DatePicker
          defaultValue={may17}
          slotProps={{ textField: { InputProps: { 'aria-labelledby': 'next-service' } } }}
        />
        <DateField defaultValue={may17} InputProps={{ 'aria-label': 'A name nobody sees' }} />
      </Stack>
    </LocalizationProvider>
  );
}
