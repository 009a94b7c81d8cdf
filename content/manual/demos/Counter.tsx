import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { labelOf } from './parts/label-of.ts';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        {labelOf(count)}
      </Button>
      <Button disabled={count === 0} onClick={() => setCount(0)}>
        Reset
      </Button>
    </Stack>
  );
}
