import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const inspection = dayjs('2025-03-04T16:20:45');

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimeField label="24 hours" ampm={false} defaultValue={inspection} />
        <DateTimeField label="For a log file" format="YYYY-MM-DD HH:mm:ss" defaultValue={inspection} />
        <DateTimeField label="In words" format="D MMM YYYY [at] h:mm A" defaultValue={inspection} />
      </Stack>
    </LocalizationProvider>
  );
}
