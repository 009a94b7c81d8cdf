import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

function TextButton({ disabled, onClick, 'aria-label': label }: IconButtonProps) {
  const { open } = usePickerContext();
  return (
    <Button size="small" disabled={disabled} onClick={onClick} aria-label={label} aria-expanded={open}>
      {open ? 'Close' : 'Choose'}
    </Button>
  );
}

export default function OwnOpeningButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pick-up day"
        defaultValue={dayjs('2025-05-17')}
        slots={{ openPickerButton: TextButton }}
        localeText={{
          openDatePickerDialogue: (day) => (day ? `Choose another day than ${day}` : 'Choose a day'),
        }}
      />
    </LocalizationProvider>
  );
}
