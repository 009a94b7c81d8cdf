import * as React from 'react';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { readablePlaceholder } from '../shared/look.ts';

interface LabelledFieldProps extends Omit<TextFieldProps, 'label' | 'error'> {
  label: string;
  /** What is wrong; takes the place of `helperText`. */
  error?: string | undefined;
  /** What stands at the end of the label's line, such as a link. */
  aside?: React.ReactNode;
  /** The id of a further description, which stands elsewhere. */
  describedBy?: string;
}

/** A text field below its label. The message is tied to the field by `aria-describedby`. */
export default function LabelledField({
  label,
  error,
  aside,
  describedBy,
  helperText,
  slotProps,
  sx,
  ...other
}: LabelledFieldProps) {
  const id = React.useId();
  const help = error ?? helperText;
  const descriptions = [help && `${id}-helper-text`, describedBy].filter(Boolean).join(' ');
  return (
    <Box sx={sx}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 2,
          mb: 0.75,
        }}
      >
        <FormLabel htmlFor={id} sx={{ fontSize: 14, fontWeight: 600, color: 'text.primary' }}>
          {label}
        </FormLabel>
        {aside}
      </Box>
      <TextField
        id={id}
        fullWidth
        size="small"
        error={Boolean(error)}
        helperText={help}
        {...other}
        slotProps={{
          htmlInput: { ...slotProps?.htmlInput, 'aria-describedby': descriptions || undefined },
          input: {
            ...slotProps?.input,
            sx: {
              borderRadius: '10px',
              minHeight: 44,
              bgcolor: 'background.paper',
              ...readablePlaceholder,
            },
          },
          formHelperText: { sx: { mx: 0, mt: 0.75, fontSize: 13 } },
        }}
      />
    </Box>
  );
}
