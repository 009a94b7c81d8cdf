// A demo that uses ids, state and raw palette values: all that may differ between server and browser.
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import { useState } from 'react';

export default function Counter() {
  const [rented, setRented] = useState(0);
  const theme = useTheme();
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained" onClick={() => setRented(rented + 1)}>
        Rented {rented}
      </Button>
      <TextField label="Station" size="small" />
      <output style={{ color: theme.palette.primary.main }}>{theme.palette.mode}</output>
    </Stack>
  );
}
