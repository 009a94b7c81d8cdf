import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { focusedByScript, headline, quietButton } from '../shared/look.ts';

interface SignedInProps {
  name: string;
  onSignOut: () => void;
}

/** Stands in the form's place; takes the focus, because what had it has gone. */
export default function SignedIn({ name, onSignOut }: SignedInProps) {
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h4"
        component="h1"
        sx={{ ...headline, ...focusedByScript }}
      >
        Hello, {name}.
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        You are signed in. Your own page would come now; nothing has left this browser.
      </Typography>
      <Button variant="outlined" color="inherit" fullWidth onClick={onSignOut} sx={quietButton}>
        Sign out
      </Button>
    </>
  );
}
