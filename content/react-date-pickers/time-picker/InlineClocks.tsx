import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const halfPastNine = dayjs('2025-05-17T09:30');

export default function InlineClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
        <TimeClock defaultValue={halfPastNine} ampm={false} showViewSwitcher sx={{ flexShrink: 0 }} />
        <MultiSectionDigitalClock defaultValue={halfPastNine} timeSteps={{ minutes: 10 }} />
      </Stack>
    </LocalizationProvider>
  );
}
