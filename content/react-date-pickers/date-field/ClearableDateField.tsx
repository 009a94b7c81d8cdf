import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClearableDateField() {
  const [cleared, setCleared] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DateField
          label="Membership ends"
          defaultValue={dayjs('2025-12-31')}
          clearable
          onClear={() => setCleared((times) => times + 1)}
        />
        <Typography role="status" variant="body2">
          Cleared {cleared} times
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
