import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const may17 = dayjs('2025-05-17');

export default function OwnWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={{ okButtonLabel: 'Use this day' }}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <MobileDatePicker
          label="Pick-up day"
          defaultValue={may17}
          localeText={{ toolbarTitle: 'When do you collect the bike?' }}
        />
        <MobileDatePicker
          label="Return day"
          defaultValue={may17.add(3, 'day')}
          localeText={{ toolbarTitle: 'When do you bring it back?' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
