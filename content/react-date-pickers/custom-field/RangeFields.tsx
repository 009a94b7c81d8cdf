import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const rental: [Dayjs, Dayjs] = [dayjs('2025-05-17'), dayjs('2025-05-24')];

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 340 }}>
        <DateRangePicker
          label="Rental, in one input"
          defaultValue={rental}
          slots={{ field: SingleInputDateRangeField }}
          slotProps={{ field: { dateSeparator: 'to' }, textField: { size: 'small' } }}
        />
        <DateRangePicker
          defaultValue={rental}
          localeText={{ start: 'Pick-up', end: 'Return' }}
          slots={{ field: MultiInputDateRangeField }}
          slotProps={{ field: { dateSeparator: 'to' }, textField: { size: 'small' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
