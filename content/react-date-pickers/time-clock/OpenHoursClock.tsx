import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function OpenHoursClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        showViewSwitcher
        defaultValue={dayjs('2025-05-17T09:30')}
        minTime={dayjs('2025-05-17T08:00')}
        maxTime={dayjs('2025-05-17T19:30')}
        minutesStep={15}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
      />
    </LocalizationProvider>
  );
}
