import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs from 'dayjs';

const pickUp = dayjs('2025-05-17T09:30');

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker label="Responsive" defaultValue={pickUp} />
        <DesktopDateTimePicker label="Always a popper" defaultValue={pickUp} />
        <MobileDateTimePicker label="Always a dialog" defaultValue={pickUp} />
      </Stack>
    </LocalizationProvider>
  );
}
