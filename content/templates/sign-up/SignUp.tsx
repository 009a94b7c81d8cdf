import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import SocialButtons from '../account/SocialButtons.tsx';
import { headline } from '../shared/look.ts';
import VeloMark from '../shared/VeloMark.tsx';
import AccountMade from './AccountMade.tsx';
import Promises from './Promises.tsx';
import SignUpForm from './SignUpForm.tsx';

export default function SignUp() {
  const [email, setEmail] = React.useState<string>();
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        color: 'text.primary',
        background:
          'radial-gradient(90% 70% at 0% 0%, #fdf0dc, transparent 70%), radial-gradient(80% 80% at 100% 20%, #dff1ee, transparent 70%), #fbfcfb',
        ...theme.applyStyles('dark', {
          background:
            'radial-gradient(90% 70% at 0% 0%, #1f1a14, transparent 70%), radial-gradient(80% 80% at 100% 20%, #11312d, transparent 70%), #0d1413',
        }),
      })}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          px: { xs: 2.5, sm: 4, lg: 8 },
          py: 2.5,
        }}
      >
        <VeloMark />
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'end' }}>
          One of us already? <Link href="../../sign-in/view/">Sign in</Link>
        </Typography>
      </Box>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          alignContent: { xs: 'start', md: 'center' },
          alignItems: 'center',
          justifyContent: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 480px)', md: 'minmax(0, 440px) minmax(0, 500px)' },
          columnGap: { md: 6, lg: 12 },
          rowGap: 4,
          px: { xs: 2, sm: 4 },
          pt: { xs: 2, md: 4 },
          pb: 12,
        }}
      >
        <Promises />
        <Paper
          elevation={0}
          sx={{
            p: { xs: 3, sm: 5 },
            borderRadius: '24px',
            backgroundImage: 'none',
            border: '1px solid',
            borderColor: 'divider',
            boxShadow: '0 24px 60px -20px rgb(0 0 0 / 24%)',
          }}
        >
          {email === undefined ? (
            <>
              <Typography variant="h5" component="h2" sx={{ ...headline, mb: 3 }}>
                Make an account
              </Typography>
              <SignUpForm onMade={setEmail} />
              <SocialButtons />
            </>
          ) : (
            <AccountMade email={email} onAgain={() => setEmail(undefined)} />
          )}
        </Paper>
      </Box>
    </Box>
  );
}
