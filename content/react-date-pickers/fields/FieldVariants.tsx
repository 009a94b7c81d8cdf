import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const bought = dayjs('2023-03-14');

export default function FieldVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField label="Outlined" defaultValue={bought} />
        <DateField label="Filled" variant="filled" defaultValue={bought} />
        <DateField label="Standard" variant="standard" defaultValue={bought} />
        <DateField label="Small and in another colour" size="small" color="secondary" focused defaultValue={bought} />
      </Stack>
    </LocalizationProvider>
  );
}
