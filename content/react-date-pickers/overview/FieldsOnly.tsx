import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function FieldsOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField label="Member since" defaultValue={dayjs('2025-03-04')} />
        <TimeField label="Shift starts" defaultValue={dayjs('2025-03-04T06:45')} />
        <DateTimeField label="Last inspection" defaultValue={dayjs('2025-03-04T16:20')} />
      </Stack>
    </LocalizationProvider>
  );
}
