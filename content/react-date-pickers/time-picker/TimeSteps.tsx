import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const halfPastNine = dayjs('2025-05-17T09:30');

export default function TimeSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <TimePicker label="Columns, every 15 minutes" timeSteps={{ minutes: 15 }} defaultValue={halfPastNine} />
        <TimePicker
          label="One list, every 30 minutes"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={halfPastNine}
        />
      </Stack>
    </LocalizationProvider>
  );
}
