import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import MailForm from '../account/MailForm.tsx';
import { title } from './typography.ts';

export default function BlogFooter() {
  return (
    <Box component="footer" sx={{ mt: 6, borderTop: '1px solid', borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          py: 6,
          pb: 10,
        }}
      >
        <div>
          <Typography component="h2" sx={{ ...title, fontSize: 24 }}>
            The Spoke, by mail
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '46ch' }}>
            One letter on the first Monday of the month: the posts, one route, and what our
            mechanics swear by.
          </Typography>
        </div>
        <MailForm
          label="E-mail"
          action="Subscribe"
          thanks={(email) => `Thank you. The next letter would come to ${email}.`}
        />
      </Container>
    </Box>
  );
}
