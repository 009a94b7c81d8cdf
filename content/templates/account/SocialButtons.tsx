import * as React from 'react';
import AppleIcon from '@mui/icons-material/Apple';
import GoogleIcon from '@mui/icons-material/Google';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { quietButton } from '../shared/look.ts';

const providers = [
  { name: 'Google', icon: <GoogleIcon /> },
  { name: 'Apple', icon: <AppleIcon /> },
];

/** Other ways in. Without keys of a provider they say what they would do. */
export default function SocialButtons() {
  const [asked, setAsked] = React.useState<string>();
  return (
    <>
      <Divider sx={{ my: 3, fontSize: 13, color: 'text.secondary' }}>or continue with</Divider>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        {providers.map(({ name, icon }) => (
          <Button
            key={name}
            variant="outlined"
            color="inherit"
            startIcon={icon}
            aria-label={`Continue with ${name}`}
            onClick={() => setAsked(name)}
            sx={quietButton}
          >
            {name}
          </Button>
        ))}
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', mt: asked ? 1.5 : 0, textAlign: 'center' }}
      >
        {asked &&
          `This would lead to ${asked} and back here, signed in. The template has no keys for it.`}
      </Typography>
    </>
  );
}
