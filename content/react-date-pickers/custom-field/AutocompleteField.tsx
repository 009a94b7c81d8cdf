import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useIsValidValue, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const tours: readonly Dayjs[] = ['2025-05-17', '2025-05-24', '2025-06-07', '2025-06-14'].map((day) => dayjs(day));

function TourField(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, setValue, label, triggerRef, fieldFormat, disabled, readOnly } = usePickerContext();
  const isValid = useIsValidValue<Dayjs | null>();

  return (
    <Autocomplete<Dayjs>
      {...forwardedProps}
      ref={triggerRef}
      options={tours}
      disabled={disabled}
      readOnly={readOnly}
      value={value?.isValid() ? value : null}
      onChange={(_event, day) => setValue(day, { shouldClose: false })}
      getOptionLabel={(day) => day.format(fieldFormat)}
      getOptionKey={(day) => day.valueOf()}
      getOptionDisabled={(day) => !isValid(day)}
      isOptionEqualToValue={(option, day) => option.isSame(day, 'day')}
      renderInput={(params) => <TextField {...params} label={label} error={!isValid(value)} />}
      sx={{ width: '100%', maxWidth: 280 }}
    />
  );
}

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of the tour"
        format="dddd, D MMMM"
        defaultValue={dayjs('2025-05-17')}
        maxDate={dayjs('2025-06-08')}
        slots={{ field: TourField }}
      />
    </LocalizationProvider>
  );
}
