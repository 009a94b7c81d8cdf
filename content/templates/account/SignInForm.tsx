import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { strongButton } from '../shared/look.ts';
import { emailRule, passwordRule } from './account-rules.ts';
import { signIn } from './account-service.ts';
import DemoAccount from './DemoAccount.tsx';
import ForgotPassword from './ForgotPassword.tsx';
import LabelledField from './LabelledField.tsx';
import PasswordField from './PasswordField.tsx';
import { useFormRules, valuesOf } from './use-form-rules.ts';
import WaitingButton from './WaitingButton.tsx';

const rules = { email: emailRule, password: passwordRule };

interface SignInFormProps {
  onSignedIn: (name: string) => void;
}

export default function SignInForm({ onSignedIn }: SignInFormProps) {
  const { field, check } = useFormRules(rules);
  const [isSending, setIsSending] = React.useState(false);
  const [isRefused, setIsRefused] = React.useState(false);
  const [forgottenBy, setForgottenBy] = React.useState<string>();
  const form = React.useRef<HTMLFormElement>(null);

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = isSending ? undefined : check(event.currentTarget);
    if (!values) return;
    setIsRefused(false);
    setIsSending(true);
    const name = await signIn(values.email ?? '', values.password ?? '');
    setIsSending(false);
    if (name) onSignedIn(name);
    else {
      setIsRefused(true);
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
    }
  };

  return (
    // By POST, because a form that is sent before its script runs must not put a password into the
    // address.
    <Box
      component="form"
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {isRefused && (
          <Alert severity="error" role={undefined}>
            This address and this password do not belong together. Check both, or ask for a new
            password.
          </Alert>
        )}
      </Box>
      <LabelledField
        {...field('email')}
        label="E-mail"
        type="email"
        required
        autoComplete="username"
        placeholder="name@example.com"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <PasswordField
        {...field('password')}
        label="Password"
        required
        autoComplete="current-password"
        aside={
          <Link
            component="button"
            type="button"
            variant="body2"
            onClick={() => setForgottenBy(form.current ? valuesOf(form.current).email : '')}
          >
            Forgot it?
          </Link>
        }
      />
      <FormControlLabel
        control={<Checkbox name="remember" size="small" />}
        label="Keep me signed in on this device"
        sx={{ my: -1 }}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <WaitingButton
        type="submit"
        variant="contained"
        fullWidth
        isWaiting={isSending}
        sx={strongButton}
      >
        {isSending ? 'Signing in…' : 'Sign in'}
      </WaitingButton>
      <DemoAccount form={form} />
      <ForgotPassword
        key={forgottenBy}
        email={forgottenBy}
        onClose={() => setForgottenBy(undefined)}
      />
    </Box>
  );
}
