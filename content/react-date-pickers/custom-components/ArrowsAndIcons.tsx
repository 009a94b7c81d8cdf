import ExpandMore from '@mui/icons-material/ExpandMore';
import WestRounded from '@mui/icons-material/WestRounded';
import EastRounded from '@mui/icons-material/EastRounded';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ArrowsAndIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-17')}
        slots={{ leftArrowIcon: WestRounded, rightArrowIcon: EastRounded, switchViewIcon: ExpandMore }}
        slotProps={{
          calendarHeader: { format: 'MM/YYYY' },
          previousIconButton: { size: 'small' },
          nextIconButton: { size: 'small' },
          leftArrowIcon: { fontSize: 'small' },
          rightArrowIcon: { fontSize: 'small' },
          switchViewButton: { color: 'primary' },
        }}
      />
    </LocalizationProvider>
  );
}
