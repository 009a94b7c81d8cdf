import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const booked = new Set(['08:40', '09:20', '10:00', '10:20']);

export default function FreeSlots() {
  const [slot, setSlot] = React.useState<Dayjs | null>(dayjs('2025-05-17T09:40'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DigitalClock
          value={slot}
          onChange={(newSlot) => setSlot(newSlot)}
          ampm={false}
          timeStep={20}
          minTime={dayjs('2025-05-17T08:00')}
          maxTime={dayjs('2025-05-17T11:40')}
          shouldDisableTime={(time) => booked.has(time.format('HH:mm'))}
          skipDisabled
          sx={{ minWidth: 160 }}
        />
        <Typography role="status">Test ride at {slot?.format('HH:mm')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
