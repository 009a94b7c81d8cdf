import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const halfPastNine = dayjs('2025-05-17T09:30');

export default function TimePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <TimePicker label="Responsive" defaultValue={halfPastNine} />
        <DesktopTimePicker label="Always a popper" defaultValue={halfPastNine} />
        <MobileTimePicker label="Always a dialog" defaultValue={halfPastNine} />
      </Stack>
    </LocalizationProvider>
  );
}
