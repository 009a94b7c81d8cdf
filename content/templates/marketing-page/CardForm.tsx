import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

/** Asks for an address and answers in place; nothing is sent. */
export default function CardForm() {
  const [email, setEmail] = React.useState('');
  const [hasError, setError] = React.useState(false);
  const [sentTo, setSentTo] = React.useState<string>();
  const field = React.useRef<HTMLInputElement>(null);

  const send = (event: React.FormEvent) => {
    event.preventDefault();
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
    setError(!isAddress);
    setSentTo(isAddress ? email.trim() : undefined);
    if (!isAddress) field.current?.focus();
  };

  return (
    <Box component="form" noValidate onSubmit={send} sx={{ maxWidth: 560 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          required
          type="email"
          label="Email"
          autoComplete="email"
          inputRef={field}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(false);
          }}
          error={hasError}
          helperText={hasError ? 'An address like ines@example.com' : 'Your card comes by post. One letter a season.'}
          sx={{ flex: '1 1 260px' }}
        />
        <Button
          type="submit"
          size="large"
          variant="contained"
          disableElevation
          sx={{ minHeight: 56, px: 3.5, borderRadius: 99, textTransform: 'none', fontWeight: 700 }}
        >
          Send me a card
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        {sentTo && <Alert severity="success">Thank you. We have written to {sentTo}.</Alert>}
      </Box>
    </Box>
  );
}
