import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function OneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Holiday"
        defaultValue={[dayjs('2025-07-14'), dayjs('2025-07-25')]}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
