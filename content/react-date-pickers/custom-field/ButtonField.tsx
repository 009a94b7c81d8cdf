import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

function DateButton(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });

  return (
    <Button
      {...forwardedProps}
      ref={picker.triggerRef}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      disabled={picker.disabled || picker.readOnly}
      aria-haspopup="dialog"
      aria-expanded={picker.open}
      onClick={() => picker.setOpen((open) => !open)}
    >
      {picker.label}: {picker.value?.isValid() ? picker.value.format(picker.fieldFormat) : placeholder}
    </Button>
  );
}

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pick-up day"
        format="D MMM YYYY"
        defaultValue={dayjs('2025-05-17')}
        maxDate={dayjs('2025-09-30')}
        slots={{ field: DateButton }}
      />
    </LocalizationProvider>
  );
}
