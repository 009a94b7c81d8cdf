import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { strongButton } from '../shared/look.ts';
import { emailRule } from './account-rules.ts';
import LabelledField from './LabelledField.tsx';
import { useFormRules } from './use-form-rules.ts';

const rules = { email: emailRule };

interface MailFormProps {
  label: string;
  action: string;
  /** What is said when an address has been given. Nothing is sent from this template. */
  thanks: (email: string) => string;
}

/** An address and a button: subscribes to something by mail. */
export default function MailForm({ label, action, thanks }: MailFormProps) {
  const { field, check } = useFormRules(rules);
  const [email, setEmail] = React.useState<string>();
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = check(event.currentTarget);
    if (!values) return;
    setEmail(values.email);
    event.currentTarget.reset();
  };
  return (
    <Box component="form" method="post" noValidate onSubmit={submit}>
      {/* The button stays beside the field, whatever message comes below that. */}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <LabelledField
          {...field('email')}
          label={label}
          type="email"
          required
          autoComplete="email"
          placeholder="name@example.com"
          sx={{ flex: 1, minWidth: 0, maxWidth: 320 }}
        />
        <Button
          type="submit"
          variant="contained"
          sx={{ ...strongButton, mt: '27px', borderRadius: '10px', px: 2 }}
        >
          {action}
        </Button>
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}
      >
        {email && thanks(email)}
      </Typography>
    </Box>
  );
}
