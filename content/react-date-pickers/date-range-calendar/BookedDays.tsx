import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const booked = ['2025-05-12', '2025-05-13', '2025-05-24'];
const isBooked = (day: Dayjs) => booked.includes(day.format('YYYY-MM-DD'));

export default function BookedDays() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([dayjs('2025-05-09'), dayjs('2025-05-15')]);
  const [start, end] = rental;
  const clash = booked.filter((day) => start && end && dayjs(day).isAfter(start) && dayjs(day).isBefore(end));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DateRangeCalendar
          calendars={1}
          minDate={dayjs('2025-05-01')}
          shouldDisableDate={isBooked}
          value={rental}
          onChange={(newRental) => setRental(newRental)}
        />
        <Alert severity={clash.length > 0 ? 'error' : 'success'}>
          {clash.length > 0 ? `Booked in between: ${clash.length} days` : 'The bike is free.'}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
