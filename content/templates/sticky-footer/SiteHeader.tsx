import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { currentInForcedColors } from '../shared/look.ts';
import VeloMark from '../shared/VeloMark.tsx';

const pages = ['Stations', 'Prices', 'Notices'];
const current = 'Notices';

export default function SiteHeader() {
  return (
    <Box component="header" sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <Container
        maxWidth="md"
        sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 64 }}
      >
        <VeloMark size={24} />
        <Box
          component="nav"
          aria-label="Main"
          sx={{ display: 'flex', gap: { xs: 1.5, sm: 3 }, marginInlineStart: 'auto' }}
        >
          {pages.map((page) => (
            <Link
              key={page}
              href={`#${page.toLowerCase()}`}
              aria-current={page === current ? 'page' : undefined}
              underline="none"
              sx={{
                ...currentInForcedColors,
                py: 2.5,
                fontSize: 14,
                fontWeight: 500,
                color: 'text.secondary',
                borderBottom: '2px solid transparent',
                '&:hover': { color: 'text.primary' },
                '&[aria-current]': { color: 'text.primary', borderColor: 'primary.main' },
              }}
            >
              {page}
            </Link>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
