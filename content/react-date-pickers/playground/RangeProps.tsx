import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangePickerProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const rental: [Dayjs, Dayjs] = [dayjs('2025-05-17'), dayjs('2025-05-24')];

export default function RangeProps(props: DateRangePickerProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker defaultValue={rental} {...props} />
    </LocalizationProvider>
  );
}
