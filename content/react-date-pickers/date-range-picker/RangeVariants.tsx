import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const rental: DateRange<Dayjs> = [dayjs('2025-05-16'), dayjs('2025-05-19')];

export default function RangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateRangePicker label="Responsive" defaultValue={rental} />
        <DesktopDateRangePicker label="Always a popper" defaultValue={rental} />
        <MobileDateRangePicker label="Always a dialog" defaultValue={rental} />
      </Stack>
    </LocalizationProvider>
  );
}
