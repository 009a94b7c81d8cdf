import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { usePickerTranslations } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

function MonthHeader({ currentMonth, onMonthChange, labelId, minDate, maxDate }: PickersCalendarHeaderProps) {
  const translations = usePickerTranslations();
  const previous = currentMonth.subtract(1, 'month');
  const next = currentMonth.add(1, 'month');

  return (
    <Stack direction="row" sx={{ px: 2, py: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <IconButton
        aria-label={translations.previousMonth}
        disabled={previous.endOf('month').isBefore(minDate, 'day')}
        onClick={() => onMonthChange(previous)}
      >
        <NavigateBefore />
      </IconButton>
      <Typography id={labelId} aria-live="polite" sx={{ fontWeight: 'bold' }}>
        {currentMonth.format('MMM YYYY')}
      </Typography>
      <IconButton
        aria-label={translations.nextMonth}
        disabled={next.startOf('month').isAfter(maxDate, 'day')}
        onClick={() => onMonthChange(next)}
      >
        <NavigateNext />
      </IconButton>
    </Stack>
  );
}

export default function HeaderWithMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['day']}
        defaultValue={dayjs('2025-05-17')}
        minDate={dayjs('2025-04-01')}
        maxDate={dayjs('2025-09-30')}
        slots={{ calendarHeader: MonthHeader }}
      />
    </LocalizationProvider>
  );
}
