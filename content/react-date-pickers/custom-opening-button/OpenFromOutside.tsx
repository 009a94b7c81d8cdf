import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OpenFromOutside() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, alignItems: 'flex-start' }}>
        <DatePicker
          label="Day of the tour"
          defaultValue={dayjs('2025-05-17')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          disableOpenPicker
        />
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Show the calendar
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
