import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { demoAccount } from './account-service.ts';

interface DemoAccountProps {
  form: React.RefObject<HTMLFormElement | null>;
}

/** Tells how to get in. Leave it out of your own page. */
export default function DemoAccount({ form }: DemoAccountProps) {
  const fillIn = () => {
    for (const name of ['email', 'password'] as const) {
      const input = form.current?.elements.namedItem(name) as HTMLInputElement | null;
      if (!input) continue;
      // As typed: React only hears of a value that is set the way the browser sets it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        demoAccount[name],
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 13, textAlign: 'center' }}>
      Only looking?{' '}
      <Link
        component="button"
        type="button"
        onClick={fillIn}
        sx={{ fontSize: 13, verticalAlign: 'baseline' }}
      >
        Fill in Ada’s account
      </Link>
    </Box>
  );
}
