import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs from 'dayjs';

export default function TwoTimeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        ampm={false}
        minutesStep={15}
        defaultValue={[dayjs('2025-05-17T06:45'), dayjs('2025-05-17T14:30')]}
        slotProps={{
          textField: ({ position }) => ({ label: position === 'start' ? 'Shift starts' : 'Shift ends' }),
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
