import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const bought = dayjs('2023-03-14');

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField label="Read only" readOnly defaultValue={bought} helperText="Can be focused and copied" />
        <DateField label="Disabled" disabled defaultValue={bought} helperText="Cannot be reached" />
        <DateField label="Required" required helperText="Empty" />
      </Stack>
    </LocalizationProvider>
  );
}
