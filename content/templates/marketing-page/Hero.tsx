import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import TownPicture from './TownPicture.tsx';
import { figures } from './texts.ts';

export default function Hero({ onGo }: { onGo: (section: string) => void }) {
  return (
    <Container component="section" aria-labelledby="claim" maxWidth="lg" sx={{ pt: { xs: 6, md: 10 }, pb: { xs: 6, md: 8 } }}>
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 8 }, alignItems: 'center', gridTemplateColumns: { md: '1.05fr 1fr' } }}>
        <div>
          <Typography
            id="claim"
            component="h1"
            sx={{ fontSize: 'clamp(2.75rem, 7vw, 5rem)', fontWeight: 800, letterSpacing: '-0.045em', lineHeight: 0.98, textWrap: 'balance' }}
          >
            The town is smaller by bike
          </Typography>
          <Typography color="text.secondary" sx={{ fontSize: { xs: 18, md: 20 }, my: 3, maxWidth: '38ch' }}>
            540 bikes, a card, and nothing to carry home. Take one at the ferry, leave it at the theatre.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button
              size="large"
              variant="contained"
              disableElevation
              onClick={() => onGo('news')}
              sx={{ borderRadius: 99, px: 3.5, py: 1.5, textTransform: 'none', fontWeight: 700 }}
            >
              Get a card
            </Button>
            <Button
              size="large"
              color="inherit"
              onClick={() => onGo('how')}
              sx={{ borderRadius: 99, px: 3, py: 1.5, textTransform: 'none', fontWeight: 600 }}
            >
              How it works
            </Button>
          </Box>
        </div>
        <TownPicture />
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }, m: 0, mt: { xs: 6, md: 9 } }}
      >
        {figures.map(({ value, label }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', borderTop: 2, borderColor: 'primary.main', pt: 2 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: { xs: 28, md: 36 }, fontWeight: 800, letterSpacing: '-0.03em' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
