import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PickerOwnerState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Bike returned on"
        referenceDate={dayjs('2025-06-12')}
        slotProps={{
          field: { clearable: true },
          textField: ({ isPickerValueEmpty }) => ({
            color: isPickerValueEmpty ? 'warning' : 'primary',
            helperText: isPickerValueEmpty ? 'Still out on the road' : 'Back at the station',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
