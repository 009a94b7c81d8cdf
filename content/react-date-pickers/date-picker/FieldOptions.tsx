import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const may17 = dayjs('2025-05-17');

export default function FieldOptions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="ISO date" format="YYYY-MM-DD" defaultValue={may17} />
        <DatePicker label="Month in words" format="D MMMM YYYY" defaultValue={may17} />
        <DatePicker
          label="Next service"
          defaultValue={may17}
          slotProps={{
            field: { clearable: true },
            textField: { size: 'small', helperText: 'Leave empty if none is planned' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
