import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

export default function StepsPerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock
        ampm={false}
        views={['hours', 'minutes', 'seconds']}
        timeSteps={{ hours: 2, minutes: 15, seconds: 10 }}
        defaultValue={dayjs('2025-05-17T08:45:20')}
      />
    </LocalizationProvider>
  );
}
