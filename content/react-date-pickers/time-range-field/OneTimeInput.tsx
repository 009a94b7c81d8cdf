import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

export default function OneTimeInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Shift"
        defaultValue={[dayjs('2025-05-17T06:45'), dayjs('2025-05-17T14:30')]}
      />
    </LocalizationProvider>
  );
}
