import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function MonthsByWidth() {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={wide ? 2 : 1}
        defaultValue={[dayjs('2025-05-27'), dayjs('2025-06-04')]}
      />
    </LocalizationProvider>
  );
}
