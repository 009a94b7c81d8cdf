import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

const may = dayjs('2025-05-17');

export default function MonthAndYearButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        {/* Which month is the current one, the reader's clock knows; the server's may not. */}
        <NoSsr fallback={<Box sx={{ height: 208 }} />}>
          <MonthCalendar
            aria-label="Month"
            defaultValue={may}
            disableHighlightToday
            slotProps={{
              monthButton: ({ isMonthSelected }) => ({
                sx: { borderRadius: 1, fontWeight: isMonthSelected ? 'bold' : 'normal' },
              }),
            }}
          />
        </NoSsr>
        <YearCalendar
          aria-label="Year"
          defaultValue={may}
          disableHighlightToday
          minDate={dayjs('2020-01-01')}
          maxDate={may}
          slotProps={{
            yearButton: ({ isYearDisabled }) => ({
              sx: { borderRadius: 1, textDecoration: isYearDisabled ? 'line-through' : 'none' },
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
