import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const march4 = dayjs('2025-03-04');

export default function ZerosAndSpaces() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField label="Zeros are added" format="M/D/YYYY" defaultValue={march4} />
        <DateField label="As the format says" format="M/D/YYYY" shouldRespectLeadingZeros defaultValue={march4} />
        <DateField label="Spacious" formatDensity="spacious" defaultValue={march4} />
      </Stack>
    </LocalizationProvider>
  );
}
