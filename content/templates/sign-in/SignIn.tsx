import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import SignedIn from '../account/SignedIn.tsx';
import SignInForm from '../account/SignInForm.tsx';
import SocialButtons from '../account/SocialButtons.tsx';
import { headline } from '../shared/look.ts';
import VeloMark from '../shared/VeloMark.tsx';
import Hillside from './Hillside.tsx';

export default function SignIn() {
  const [name, setName] = React.useState<string>();
  return (
    <Box
      sx={(theme) => ({
        position: 'relative',
        isolation: 'isolate',
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        overflow: 'hidden',
        color: 'text.primary',
        background: 'linear-gradient(#e2f3f0, #fbf4ea 70%)',
        ...theme.applyStyles('dark', { background: 'linear-gradient(#0a1416, #15211f 70%)' }),
      })}
    >
      <Box component="header" sx={{ px: { xs: 2.5, sm: 4 }, py: 2.5 }}>
        <VeloMark />
      </Box>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          placeItems: { xs: 'start center', sm: 'center' },
          px: 2,
          pb: { xs: 16, sm: 12 },
        }}
      >
        <Paper
          elevation={0}
          sx={(theme) => ({
            width: '100%',
            maxWidth: 440,
            p: { xs: 3, sm: 5 },
            borderRadius: '24px',
            boxShadow: '0 1px 2px rgb(16 60 54 / 8%), 0 24px 60px -12px rgb(16 60 54 / 22%)',
            ...theme.applyStyles('dark', {
              backgroundImage: 'none',
              border: '1px solid',
              borderColor: 'divider',
              boxShadow: '0 24px 60px rgb(0 0 0 / 45%)',
            }),
          })}
        >
          {name === undefined ? (
            <>
              <Typography variant="h4" component="h1" sx={headline}>
                Welcome back
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
                Your bike is waiting at the nearest dock.
              </Typography>
              <SignInForm onSignedIn={setName} />
              <SocialButtons />
              <Typography
                variant="body2"
                sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}
              >
                New to Velo? <Link href="../../sign-up/view/">Make an account</Link>
              </Typography>
            </>
          ) : (
            <SignedIn name={name} onSignOut={() => setName(undefined)} />
          )}
        </Paper>
      </Box>
      <Hillside />
    </Box>
  );
}
