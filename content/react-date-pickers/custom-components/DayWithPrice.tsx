import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import type { PickerDay2Props } from '@mui/x-date-pickers/PickerDay2';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

interface PricedDayProps extends PickerDay2Props {
  priceOf?: (day: Dayjs) => number;
}

function PricedDay({ priceOf, ...props }: PricedDayProps) {
  const price = priceOf?.(props.day);
  return (
    <PickerDay2
      {...props}
      aria-label={price === undefined ? undefined : `${props.day.date()}, ${price}€`}
      sx={{ flexDirection: 'column', lineHeight: 1.2 }}
    >
      {props.day.date()}{' '}
      <span style={{ fontSize: '0.625rem' }}>{price}€</span>
    </PickerDay2>
  );
}

const dayProps: Partial<PricedDayProps> = {
  priceOf: (day) => (day.day() === 0 || day.day() === 6 ? 24 : 16),
};

export default function DayWithPrice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-17')}
        showDaysOutsideCurrentMonth
        slots={{ day: PricedDay }}
        slotProps={{ day: dayProps }}
      />
    </LocalizationProvider>
  );
}
