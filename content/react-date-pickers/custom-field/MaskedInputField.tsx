import * as React from 'react';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const format = 'DD.MM.YYYY';

/** `17052025` becomes `17.05.2025`: digits only, with a dot after the day and the month. */
function mask(text: string) {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');
}

function print(day: Dayjs | null) {
  return day?.isValid() ? day.format(format) : '';
}

function MaskedField(props: DatePickerFieldProps) {
  const adapter = usePickerAdapter();
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, setValue, setOpen, label, name, timezone, triggerRef, disabled, readOnly } = usePickerContext();
  const [text, setText] = React.useState(print(value));
  const [shown, setShown] = React.useState(value);
  const { hasValidationError } = useValidation({ validator: validateDate, value, timezone, props: internalProps });

  // A day chosen in the calendar replaces what was typed.
  if (value !== shown) {
    setShown(value);
    if (value === null || value.isValid()) setText(print(value));
  }

  const type = (event: React.ChangeEvent<HTMLInputElement>) => {
    const typed = mask(event.target.value);
    const day = adapter.parse(typed, format);
    setText(typed);
    setShown(day);
    setValue(day, { shouldClose: false });
  };

  return (
    <TextField
      {...forwardedProps}
      ref={triggerRef}
      label={label}
      name={name}
      value={text}
      onChange={type}
      disabled={disabled}
      error={hasValidationError}
      helperText={`Day, month, year: ${format}`}
      slotProps={{
        htmlInput: { inputMode: 'numeric', readOnly },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label="Choose day" disabled={disabled} onClick={() => setOpen(true)}>
                <CalendarMonth />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

export default function MaskedInputField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Birthday" defaultValue={dayjs('1990-03-08')} slots={{ field: MaskedField }} />
    </LocalizationProvider>
  );
}
