import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

// The end is on the day of the start, or on the next one if it would be before the start.
function overMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isBefore(start) ? sameDay.add(1, 'day') : sameDay];
}

export default function NightShift() {
  const [tour, setTour] = React.useState<DateRange<Dayjs>>([dayjs('2025-05-17T22:00'), dayjs('2025-05-18T05:30')]);
  const [start, end] = tour;
  const overnight = start && end && !end.isSame(start, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Redistribution tour"
        ampm={false}
        value={tour}
        onChange={(newTour) => setTour(overMidnight(newTour))}
        slotProps={{ textField: { helperText: overnight ? 'Ends on the next day' : 'Within one day' } }}
      />
    </LocalizationProvider>
  );
}
