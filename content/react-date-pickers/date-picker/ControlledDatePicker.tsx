import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function daysUntil(from: Dayjs, to: Dayjs | null) {
  return to?.isValid() ? `${to.diff(from, 'day')} days of rental` : 'Choose the day you return the bike';
}

const pickUp = dayjs('2025-05-17');

export default function ControlledDatePicker() {
  const [returnDay, setReturnDay] = React.useState<Dayjs | null>(dayjs('2025-05-20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Return day"
          value={returnDay}
          onChange={(newDay) => setReturnDay(newDay)}
          minDate={pickUp}
        />
        <Typography role="status">{daysUntil(pickUp, returnDay)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
