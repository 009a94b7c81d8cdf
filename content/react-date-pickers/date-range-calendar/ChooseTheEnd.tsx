import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ChooseTheEnd() {
  const [position, setPosition] = React.useState<RangePosition>('end');
  const [[start, end], setRental] = React.useState<DateRange<Dayjs>>([dayjs('2025-05-14'), dayjs('2025-05-22')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="The next click sets"
          value={position}
          onChange={(_event, newPosition: RangePosition | null) => newPosition && setPosition(newPosition)}
        >
          <ToggleButton value="start">From {start?.format('D MMM') ?? '…'}</ToggleButton>
          <ToggleButton value="end">To {end?.format('D MMM') ?? '…'}</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          value={[start, end]}
          onChange={(newRental) => setRental(newRental)}
          rangePosition={position}
          onRangePositionChange={(newPosition) => setPosition(newPosition)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
