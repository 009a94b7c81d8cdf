import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function OrientationByWidth() {
  const wide = useMediaQuery('(min-width: 700px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation={wide ? 'landscape' : 'portrait'}
        defaultValue={dayjs('2025-05-17')}
        sx={wide ? {} : { width: 320, maxWidth: '100%', minWidth: 0, '.MuiDateCalendar-root': { width: '100%' } }}
      />
    </LocalizationProvider>
  );
}
