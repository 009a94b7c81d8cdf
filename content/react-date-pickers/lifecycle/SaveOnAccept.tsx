import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Stands for a request: it answers after half a second. */
const save = (_day: Dayjs | null, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

export default function SaveOnAccept() {
  const [status, setStatus] = React.useState('Nothing to save');
  const running = React.useRef<AbortController | null>(null);

  React.useEffect(() => () => running.current?.abort(), []);

  const handleAccept = async (day: Dayjs | null, error: string | null) => {
    running.current?.abort();
    if (error) {
      setStatus('Not saved: the workshop is open from 2025 to 2026');
      return;
    }
    const request = new AbortController();
    running.current = request;
    setStatus('Saving…');
    await save(day, request.signal);
    setStatus(`Saved: ${day?.format('D MMMM YYYY') ?? 'no day'}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Next service"
          defaultValue={dayjs('2025-05-17')}
          minDate={dayjs('2025-01-01')}
          maxDate={dayjs('2026-12-31')}
          onAccept={(day, { validationError }) => handleAccept(day, validationError)}
        />
        <Typography role="status">{status}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
