import * as React from 'react';
import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sendLink } from '../account/account-service.ts';
import WaitingButton from '../account/WaitingButton.tsx';
import { focusedByScript, headline, quietButton, strongButton } from '../shared/look.ts';

interface AccountMadeProps {
  email: string;
  onAgain: () => void;
}

/** The last step is in the mailbox. Takes the focus from the form that it replaces. */
export default function AccountMade({ email, onAgain }: AccountMadeProps) {
  const heading = React.useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = React.useState(0);
  const [isSending, setIsSending] = React.useState(false);
  React.useEffect(() => heading.current?.focus(), []);

  const resend = async () => {
    if (isSending) return;
    setIsSending(true);
    await sendLink(email);
    setIsSending(false);
    setSent(sent + 1);
  };

  return (
    <>
      <MailIcon sx={{ fontSize: 48, color: 'primary.main', mb: 1 }} />
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h5"
        component="h2"
        sx={{ ...headline, ...focusedByScript }}
      >
        Look into your mailbox
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
        A link is on its way to {email}. It shows that the address is yours; then you can ride.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <WaitingButton
          variant="outlined"
          color="inherit"
          onClick={resend}
          isWaiting={isSending}
          sx={{ ...quietButton, px: 2.5 }}
        >
          Send it again
        </WaitingButton>
        <Button onClick={onAgain} sx={{ ...strongButton, px: 2.5 }}>
          Use another address
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: sent ? 2 : 0 }}>
        {sent > 0 && (sent === 1 ? 'Sent again.' : `Sent again, ${sent} times by now.`)}
      </Typography>
    </>
  );
}
