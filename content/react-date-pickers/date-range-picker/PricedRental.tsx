import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const perDay = 14;

export default function PricedRental() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([dayjs('2025-05-16'), dayjs('2025-05-19')]);
  const [start, end] = rental;
  const days = start?.isValid() && end?.isValid() ? end.diff(start, 'day') + 1 : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker label="Rental" value={rental} onChange={(newRental) => setRental(newRental)} />
        <Typography role="status">
          {days > 0 ? `${days} days, €${days * perDay}` : 'Choose the first and the last day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
