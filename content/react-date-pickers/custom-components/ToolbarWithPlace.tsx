import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

interface ToolbarWithPlaceProps extends DatePickerToolbarProps {
  place?: string;
}

function PlaceToolbar({ className, titleId, place }: ToolbarWithPlaceProps) {
  const adapter = usePickerAdapter();
  const { value } = usePickerContext();

  return (
    <Box className={className} sx={{ p: 2, bgcolor: 'action.hover' }}>
      <Typography id={titleId} variant="overline" component="h2">
        Pick-up{place && ` at ${place}`}
      </Typography>
      <Typography variant="h5" component="p" aria-live="polite">
        {adapter.isValid(value) ? adapter.formatByString(value, 'dddd, D MMMM') : 'No day yet'}
      </Typography>
    </Box>
  );
}

// A typed variable, since an object literal in slotProps may not have more props than the slot knows.
const toolbarProps: ToolbarWithPlaceProps = { place: 'Harbour', hidden: false };

export default function ToolbarWithPlace() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Pick-up day"
        orientation="portrait"
        defaultValue={dayjs('2025-05-17')}
        slots={{ toolbar: PlaceToolbar }}
        slotProps={{ toolbar: toolbarProps }}
      />
    </LocalizationProvider>
  );
}
