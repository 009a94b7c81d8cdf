import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import SignedIn from '../account/SignedIn.tsx';
import SignInForm from '../account/SignInForm.tsx';
import SocialButtons from '../account/SocialButtons.tsx';
import { headline } from '../shared/look.ts';
import VeloMark from '../shared/VeloMark.tsx';
import LinkForm from './LinkForm.tsx';
import SidePanel from './SidePanel.tsx';
import WayIn, { type Way } from './WayIn.tsx';

export default function SignInSide() {
  const [name, setName] = React.useState<string>();
  const [way, setWay] = React.useState<Way>('password');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1.1fr) minmax(480px, 1fr)' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <SidePanel />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          px: { xs: 2.5, sm: 4 },
          pb: { xs: 10, md: 4 },
        }}
      >
        <Box
          component="header"
          sx={{
            py: 2.5,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
          }}
        >
          <VeloMark />
          <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'end' }}>
            New to Velo? <Link href="../../sign-up/view/">Make an account</Link>
          </Typography>
        </Box>
        <Box
          component="main"
          sx={{ m: 'auto', width: '100%', maxWidth: 400, py: { xs: 2, md: 4 } }}
        >
          {name === undefined ? (
            <>
              <Typography variant="h4" component="h1" sx={headline}>
                Sign in and ride
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
                One account for every dock in town.
              </Typography>
              <WayIn way={way} onChange={setWay} />
              {way === 'password' ? <SignInForm onSignedIn={setName} /> : <LinkForm />}
              <SocialButtons />
            </>
          ) : (
            <SignedIn name={name} onSignOut={() => setName(undefined)} />
          )}
        </Box>
      </Box>
    </Box>
  );
}
