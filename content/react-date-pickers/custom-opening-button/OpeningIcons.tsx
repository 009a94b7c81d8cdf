import EventAvailable from '@mui/icons-material/EventAvailable';
import EventBusy from '@mui/icons-material/EventBusy';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

const may17 = dayjs('2025-05-17');

function OpenOrClosedIcon(props: SvgIconProps) {
  const { open } = usePickerContext();
  return open ? <EventBusy {...props} /> : <EventAvailable {...props} />;
}

export default function OpeningIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="Another icon" defaultValue={may17} slots={{ openPickerIcon: EventAvailable }} />
        <DatePicker label="An icon per state" defaultValue={may17} slots={{ openPickerIcon: OpenOrClosedIcon }} />
        <DatePicker
          label="Colour and size"
          defaultValue={may17}
          slotProps={{
            openPickerButton: { color: 'primary', size: 'small' },
            openPickerIcon: { fontSize: 'small' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
