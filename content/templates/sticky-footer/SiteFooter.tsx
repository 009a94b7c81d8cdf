import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import MailForm from '../account/MailForm.tsx';
import VeloMark from '../shared/VeloMark.tsx';

const groups = [
  { title: 'Ride', links: ['Find a station', 'Prices', 'Cargo bikes', 'Gift a month'] },
  { title: 'Help', links: ['Report a bike', 'Lost and found', 'Write to us'] },
  { title: 'Velo', links: ['People', 'Jobs', 'Press'] },
];

export default function SiteFooter() {
  return (
    <Box
      component="footer"
      sx={(theme) => ({
        bgcolor: '#f3f7f6',
        borderTop: '1px solid',
        borderColor: 'divider',
        ...theme.applyStyles('dark', { backgroundColor: '#141c1b' }),
      })}
    >
      <Container maxWidth="md" sx={{ pt: 4, pb: { xs: 9, md: 4 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: {
              xs: '1fr 1fr',
              sm: 'repeat(3, 1fr)',
              md: 'minmax(260px, 2fr) repeat(3, 1fr)',
            },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <VeloMark size={20} />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>
              Bikes for a harbour town, since 2019
            </Typography>
            <MailForm
              label="Notices by mail"
              action="Send me"
              thanks={(email) => `Thank you. Notices would come to ${email}.`}
            />
          </Box>
          {groups.map(({ title, links }) => (
            <Box component="nav" key={title} aria-label={title}>
              <Typography component="h2" sx={{ fontSize: 14, fontWeight: 600 }}>
                {title}
              </Typography>
              <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
                {links.map((text) => (
                  <li key={text}>
                    <Link
                      href={`#${text.toLowerCase().replaceAll(' ', '-')}`}
                      underline="hover"
                      sx={{
                        display: 'inline-block',
                        py: 0.5,
                        fontSize: 14,
                        color: 'text.secondary',
                      }}
                    >
                      {text}
                    </Link>
                  </li>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
