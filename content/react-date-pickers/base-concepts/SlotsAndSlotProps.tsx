import EventAvailable from '@mui/icons-material/EventAvailable';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SlotsAndSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pick-up day"
        defaultValue={dayjs('2025-05-17')}
        slots={{ openPickerIcon: EventAvailable }}
        slotProps={{
          openPickerButton: { color: 'primary' },
          textField: { helperText: 'Bikes are ready from 8:00', variant: 'filled' },
          field: { clearable: true },
        }}
      />
    </LocalizationProvider>
  );
}
