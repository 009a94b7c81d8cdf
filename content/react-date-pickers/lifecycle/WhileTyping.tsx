import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function describe(day: Dayjs | null) {
  if (day === null) {
    return 'null';
  }
  return day.isValid() ? day.format('D MMMM YYYY') : 'an invalid date';
}

export default function WhileTyping() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [calls, setCalls] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField
          label="Rental day"
          value={day}
          onChange={(newDay) => {
            setDay(newDay);
            setCalls((former) => former + 1);
          }}
          referenceDate={dayjs('2025-05-17')}
        />
        <Typography role="status">
          Value: {describe(day)}, calls of onChange: {calls}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
