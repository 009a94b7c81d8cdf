import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import './plain-parts.css';

function PlainField(props: DatePickerFieldProps) {
  const labelId = React.useId();
  const picker = usePickerContext();
  const field = useDateField<true, DatePickerFieldProps>(props);

  return (
    <div className="plain-field">
      <span id={labelId}>{picker.label}</span>
      <div ref={picker.triggerRef} className="plain-field-box" data-error={field.error || undefined}>
        <PickersSectionList
          role="group"
          aria-labelledby={labelId}
          className="plain-field-parts"
          elements={field.elements}
          sectionListRef={field.sectionListRef}
          contentEditable={field.contentEditable}
          tabIndex={field.tabIndex}
          onClick={field.onClick}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onInput={field.onInput}
          onPaste={field.onPaste}
          onKeyDown={field.onKeyDown}
        />
        <button
          type="button"
          aria-label={field.openPickerAriaLabel}
          disabled={picker.triggerStatus !== 'enabled'}
          onClick={() => picker.setOpen((open) => !open)}
        >
          ▾
        </button>
      </div>
    </div>
  );
}

export default function PlainPartsField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Next service"
        defaultValue={dayjs('2025-05-17')}
        maxDate={dayjs('2025-12-31')}
        slots={{ field: PlainField }}
      />
    </LocalizationProvider>
  );
}
