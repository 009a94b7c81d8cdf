import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const may17 = dayjs('2025-05-17');

export default function TwoStructures() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField label="A group of spin buttons" defaultValue={may17} />
        <DateField label="One text box" defaultValue={may17} enableAccessibleFieldDOMStructure={false} />
      </Stack>
    </LocalizationProvider>
  );
}
