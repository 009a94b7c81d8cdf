import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const evening = dayjs('2025-05-17T18:45');

export default function HourCycle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <TimePicker label="As the locale has it" defaultValue={evening} />
        <TimePicker label="12 hours" ampm defaultValue={evening} />
        <TimePicker label="24 hours" ampm={false} defaultValue={evening} />
      </Stack>
    </LocalizationProvider>
  );
}
