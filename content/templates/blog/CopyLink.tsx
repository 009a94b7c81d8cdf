import * as React from 'react';
import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { quietButton } from '../shared/look.ts';

/** Copies the address of the page; where a browser refuses, it shows the address instead. */
export default function CopyLink() {
  const [said, setSaid] = React.useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Copied.');
    } catch {
      setSaid(`Your browser did not let us copy. The address is ${location.href}`);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 5 }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<LinkIcon />}
        onClick={copy}
        sx={{ ...quietButton, px: 2.5 }}
      >
        Copy the link
      </Button>
      <Box role="status" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {said}
      </Box>
    </Box>
  );
}
