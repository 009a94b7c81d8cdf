import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { emailRule } from '../account/account-rules.ts';
import { sendLink } from '../account/account-service.ts';
import LabelledField from '../account/LabelledField.tsx';
import { useFormRules } from '../account/use-form-rules.ts';
import WaitingButton from '../account/WaitingButton.tsx';
import { strongButton } from '../shared/look.ts';

const rules = { email: emailRule };

/** Signs in without a password: whoever reads the mail is its owner. */
export default function LinkForm() {
  const { field, check } = useFormRules(rules);
  const [isSending, setIsSending] = React.useState(false);
  const [sentTo, setSentTo] = React.useState<string>();

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = isSending ? undefined : check(event.currentTarget);
    if (!values?.email) return;
    setIsSending(true);
    setSentTo(undefined);
    await sendLink(values.email);
    setIsSending(false);
    setSentTo(values.email);
  };

  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <LabelledField
        {...field('email')}
        label="E-mail"
        type="email"
        required
        autoComplete="email"
        placeholder="name@example.com"
        helperText="The link signs you in once, within fifteen minutes."
      />
      <WaitingButton
        type="submit"
        variant="contained"
        fullWidth
        isWaiting={isSending}
        sx={strongButton}
      >
        {isSending ? 'Sending…' : sentTo ? 'Send it again' : 'Send me a link'}
      </WaitingButton>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {sentTo && (
          <Alert severity="success" role={undefined}>
            If {sentTo} has an account, a link is on its way. Look into the spam folder, too.
          </Alert>
        )}
      </Box>
    </Box>
  );
}
