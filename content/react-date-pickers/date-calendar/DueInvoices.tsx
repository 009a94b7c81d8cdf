import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';
import { invoices } from '../../velo/invoices.ts';

function DayWithInvoices(props: PickersDayProps) {
  const due = invoices.filter((invoice) => dayjs(invoice.dueOn).isSame(props.day, 'day')).length;
  const label = due > 0 ? `${props.day.date()}, ${due} due` : undefined;

  return (
    <Badge overlap="circular" color="warning" badgeContent={props.outsideCurrentMonth ? 0 : due}>
      <PickersDay {...props} aria-label={label} />
    </Badge>
  );
}

export default function DueInvoices() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-02')}
        slots={{ day: DayWithInvoices }}
      />
    </LocalizationProvider>
  );
}
