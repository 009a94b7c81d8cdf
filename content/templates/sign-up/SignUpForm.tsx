import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  emailRule,
  nameRule,
  newPasswordRule,
  termsRule,
  type Values,
} from '../account/account-rules.ts';
import { createAccount } from '../account/account-service.ts';
import LabelledField from '../account/LabelledField.tsx';
import PasswordField from '../account/PasswordField.tsx';
import { useFormRules, valuesOf } from '../account/use-form-rules.ts';
import WaitingButton from '../account/WaitingButton.tsx';
import { strongButton } from '../shared/look.ts';
import Agreement from './Agreement.tsx';
import EmailSuggestion from './EmailSuggestion.tsx';
import PasswordHint from './PasswordHint.tsx';

const rules = { name: nameRule, email: emailRule, password: newPasswordRule, terms: termsRule };

interface SignUpFormProps {
  onMade: (email: string) => void;
}

export default function SignUpForm({ onMade }: SignUpFormProps) {
  const { field, check, setError } = useFormRules(rules);
  // What the hints are about; the form itself keeps its values in its fields.
  const [values, setValues] = React.useState<Values>({});
  const [isSending, setIsSending] = React.useState(false);
  const [takenEmail, setTakenEmail] = React.useState<string>();
  const hintId = React.useId();
  const email = React.useRef<HTMLInputElement>(null);

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = isSending ? undefined : check(event.currentTarget);
    if (!checked?.email) return;
    setTakenEmail(undefined);
    setIsSending(true);
    const isMade = await createAccount(checked.email);
    setIsSending(false);
    if (isMade) onMade(checked.email);
    else {
      setTakenEmail(checked.email);
      email.current?.select();
    }
  };

  const takeSuggestion = (better: string) => {
    if (!email.current?.form) return;
    email.current.value = better;
    email.current.focus();
    setError('email', undefined);
    setValues(valuesOf(email.current.form));
  };

  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={submit}
      onChange={(event: React.FormEvent<HTMLFormElement>) =>
        setValues(valuesOf(event.currentTarget))
      }
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {takenEmail && (
          <Alert severity="error" role={undefined}>
            {takenEmail} has an account already. <Link href="../../sign-in/view/">Sign in</Link>{' '}
            instead?
          </Alert>
        )}
      </Box>
      <LabelledField {...field('name')} label="Name" required autoComplete="name" />
      <div>
        <LabelledField
          {...field('email')}
          label="E-mail"
          type="email"
          required
          autoComplete="email"
          placeholder="name@example.com"
          inputRef={email}
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <EmailSuggestion email={values.email ?? ''} onTake={takeSuggestion} />
      </div>
      <div>
        <PasswordField
          {...field('password')}
          label="Password"
          required
          autoComplete="new-password"
          describedBy={hintId}
        />
        <PasswordHint
          id={hintId}
          password={values.password ?? ''}
          ownWords={[values.name ?? '', values.email ?? '']}
        />
      </div>
      <Agreement {...field('terms')} />
      <WaitingButton
        type="submit"
        variant="contained"
        fullWidth
        isWaiting={isSending}
        sx={strongButton}
      >
        {isSending ? 'Making your account…' : 'Make my account'}
      </WaitingButton>
    </Box>
  );
}
