import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const planned = dayjs('2025-05-17');

export default function EmptyAndReset() {
  const [service, setService] = React.useState<Dayjs | null>(planned);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="Next service" value={service} onChange={(newDay) => setService(newDay)} />
        <Stack direction="row" spacing={1}>
          <Button onClick={() => setService(null)}>Not planned</Button>
          <Button onClick={() => setService(planned)}>Back to 17 May</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
