import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const evening = dayjs('2025-05-17T18:45:30');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <TimeField label="As the locale has it" defaultValue={evening} />
        <TimeField label="24 hours" ampm={false} defaultValue={evening} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={evening} />
        <TimeField label="Lap time" format="mm:ss" defaultValue={evening} />
      </Stack>
    </LocalizationProvider>
  );
}
