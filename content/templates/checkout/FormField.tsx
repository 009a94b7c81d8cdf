import * as React from 'react';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Errors, Field, Values } from './validation.ts';

/** What every field of a step needs to know. */
export interface StepProps {
  values: Values;
  errors: Errors;
  onChange: (changes: Partial<Values>) => void;
}

interface FormFieldProps extends StepProps {
  name: Field;
  label: string;
  hint?: string;
  /** Puts what is typed into the form that is wanted. */
  format?: (text: string) => string;
  required?: boolean;
  autoComplete?: string;
  type?: TextFieldProps['type'];
  inputMode?: React.HTMLAttributes<HTMLInputElement>['inputMode'];
}

/** A text field with its message below. Its label says what is optional, as most fields are not. */
export default function FormField({ name, label, hint, format, values, errors, onChange, required = true, inputMode, ...others }: FormFieldProps) {
  return (
    <TextField
      {...others}
      fullWidth
      id={name}
      name={name}
      label={required ? label : `${label} (optional)`}
      value={values[name]}
      onChange={(event) => onChange({ [name]: format ? format(event.target.value) : event.target.value })}
      error={errors[name] !== undefined}
      helperText={errors[name] ?? hint ?? ' '}
      slotProps={{ htmlInput: { inputMode, 'aria-required': required } }}
    />
  );
}
