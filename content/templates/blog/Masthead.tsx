import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import VeloMark from '../shared/VeloMark.tsx';
import AddressLink from './AddressLink.tsx';
import { serif } from './typography.ts';
import SearchField from './SearchField.tsx';

interface MastheadProps {
  /**
   * Above a post, which has a heading of its own, the name of the paper is smaller and no heading.
   */
  isHeading: boolean;
}

export default function Masthead({ isHeading }: MastheadProps) {
  return (
    <Box component="header">
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          pt: 2.5,
        }}
      >
        <VeloMark size={22} />
        <SearchField />
      </Container>
      <Container
        maxWidth="lg"
        sx={{ textAlign: 'center', pt: { xs: 3, md: 2 }, pb: { xs: 2.5, md: 4 } }}
      >
        <Typography component={isHeading ? 'h1' : 'p'} sx={{ m: 0 }}>
          <AddressLink
            to={{ topic: undefined, words: '', page: 1, post: undefined }}
            color="inherit"
            underline="none"
            sx={{
              fontFamily: serif,
              fontWeight: 700,
              fontSize: isHeading ? { xs: 52, sm: 76, md: 96 } : { xs: 36, sm: 44 },
              lineHeight: 1,
              letterSpacing: '-0.035em',
            }}
          >
            The Spoke
          </AddressLink>
        </Typography>
        <Typography
          sx={{
            display: isHeading ? 'block' : 'none',
            mt: 1,
            color: 'text.secondary',
            fontStyle: 'italic',
            fontFamily: serif,
            fontSize: { xs: 16, md: 18 },
          }}
        >
          Notes from a town that rides
        </Typography>
      </Container>
    </Box>
  );
}
