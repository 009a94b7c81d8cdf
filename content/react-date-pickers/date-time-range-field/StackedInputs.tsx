import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function StackedInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        defaultValue={[dayjs('2025-05-16T18:00'), dayjs('2025-05-19T12:00')]}
        direction={{ xs: 'column', sm: 'row' }}
        slotProps={{
          textField: ({ position }) => ({ label: position === 'start' ? 'Pick-up' : 'Return' }),
          separator: { sx: { display: { xs: 'none', sm: 'block' } } },
        }}
        sx={{ width: '100%', maxWidth: 520 }}
      />
    </LocalizationProvider>
  );
}
