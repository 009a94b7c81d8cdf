import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerActionsContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

const firstFreeDay = dayjs('2025-05-24');

function FreeDayActions({ className }: PickersActionBarProps) {
  const { setValue, clearValue, acceptValueChanges } = usePickerActionsContext();
  const translations = usePickerTranslations();

  return (
    <DialogActions className={className} sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => setValue(firstFreeDay, { changeImportance: 'set' })}>First free day</Button>
      <Button onClick={clearValue}>{translations.clearButtonLabel}</Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        {translations.okButtonLabel}
      </Button>
    </DialogActions>
  );
}

export default function ShopActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={dayjs('2025-05-17')}
        sx={{ width: 320, maxWidth: '100%', minWidth: 0, '.MuiDateCalendar-root': { width: '100%' } }}
        slots={{ actionBar: FreeDayActions }}
        slotProps={{ toolbar: { hidden: true } }}
      />
    </LocalizationProvider>
  );
}
