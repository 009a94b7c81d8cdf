import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { strongButton } from '../shared/look.ts';
import { emailRule } from './account-rules.ts';
import { sendLink } from './account-service.ts';
import LabelledField from './LabelledField.tsx';
import { useFormRules } from './use-form-rules.ts';
import WaitingButton from './WaitingButton.tsx';

interface ForgotPasswordProps {
  /**
   * What stands in the sign-in form already; the dialog is open while there is one, even an empty
   * one.
   */
  email: string | undefined;
  onClose: () => void;
}

/**
 * Asks for an address and says that a mail is on its way, whether or not somebody has that address.
 */
export default function ForgotPassword({ email, onClose }: ForgotPasswordProps) {
  const { field, check } = useFormRules({ email: emailRule });
  const [isSending, setIsSending] = React.useState(false);
  const [sentTo, setSentTo] = React.useState<string>();
  const titleId = React.useId();

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog lies in its page's tree: the form around it would hear of this one, too.
    event.stopPropagation();
    const values = isSending ? undefined : check(event.currentTarget);
    if (!values?.email) return;
    setIsSending(true);
    await sendLink(values.email);
    setIsSending(false);
    setSentTo(values.email);
  };

  return (
    <Dialog
      open={email !== undefined}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { borderRadius: '16px', p: 1, backgroundImage: 'none' } },
      }}
    >
      <DialogTitle id={titleId} sx={{ fontWeight: 700 }}>
        A new password
      </DialogTitle>
      <Box component="form" method="post" noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <DialogContentText role="status">
            {sentTo
              ? `If ${sentTo} has an account, a mail with a link is on its way. The link works for an hour.`
              : 'We send you a link to choose a new one. Nobody else sees it.'}
          </DialogContentText>
          {!sentTo && (
            <LabelledField
              {...field('email')}
              label="E-mail"
              type="email"
              required
              autoFocus
              autoComplete="username"
              defaultValue={email}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          {/* Another button once the mail is sent: the focus was in the field that has gone. */}
          <Button
            key={sentTo}
            onClick={onClose}
            autoFocus={Boolean(sentTo)}
            sx={{ ...strongButton, px: 2 }}
          >
            {sentTo ? 'Done' : 'Cancel'}
          </Button>
          {!sentTo && (
            <WaitingButton
              type="submit"
              variant="contained"
              isWaiting={isSending}
              sx={{ ...strongButton, px: 2.5 }}
            >
              Send the link
            </WaitingButton>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
