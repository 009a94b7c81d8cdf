import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['Europe/Lisbon', 'America/New_York', 'Asia/Tokyo'];

export default function WhichZone() {
  const [zone, setZone] = React.useState('Europe/Lisbon');
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.tz('2025-05-17T09:30', 'Europe/Lisbon'));

  const changeZone = (newZone: string) => {
    setZone(newZone);
    // The same time on the clock, in another place: `true` keeps it.
    setStart((former) => former && former.tz(newZone, true));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="Start of the tour" value={start} onChange={(newStart) => setStart(newStart)} timezone={zone} />
        <TextField select label="Local time of" value={zone} onChange={(event) => changeZone(event.target.value)}>
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Typography role="status">Sent: {start?.isValid() ? start.toISOString() : 'null'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
