import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const may17 = dayjs('2025-05-17');

function print(day: Dayjs | null) {
  return day?.isValid() ? day.format('YYYY-MM-DD') : 'none';
}

export default function CommitOnAccept() {
  const [draft, setDraft] = React.useState<Dayjs | null>(may17);
  const [saved, setSaved] = React.useState<Dayjs | null>(may17);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Service day"
          value={draft}
          onChange={(newDay) => setDraft(newDay)}
          onAccept={(newDay) => setSaved(newDay)}
          closeOnSelect={false}
        />
        <Typography>Shown in the field: {print(draft)}</Typography>
        <Typography role="status">Sent to the workshop: {print(saved)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
