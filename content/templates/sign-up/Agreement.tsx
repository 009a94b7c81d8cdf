import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';

interface AgreementProps {
  name: string;
  error: string | undefined;
  onChange: React.ChangeEventHandler<HTMLInputElement>;
}

/** One box that is needed, with its message, and one that is a question. */
export default function Agreement({ name, error, onChange }: AgreementProps) {
  const errorId = React.useId();
  const text = { slotProps: { typography: { variant: 'body2' } } } as const;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <FormControl error={Boolean(error)}>
        <FormControlLabel
          {...text}
          control={
            <Checkbox
              size="small"
              name={name}
              onChange={onChange}
              slotProps={{
                input: {
                  required: true,
                  'aria-invalid': Boolean(error),
                  'aria-describedby': error ? errorId : undefined,
                },
              }}
            />
          }
          label={
            <>
              I agree to the <Link href="#terms">terms</Link> and have read about{' '}
              <Link href="#privacy">my data</Link>
            </>
          }
        />
        {error && (
          <FormHelperText id={errorId} sx={{ mx: 0, mt: 0, fontSize: 13 }}>
            {error}
          </FormHelperText>
        )}
      </FormControl>
      <FormControlLabel
        {...text}
        control={<Checkbox size="small" name="news" />}
        label="Write to me when a station opens near me (once a month at most)"
      />
    </Box>
  );
}
