import Box from '@mui/material/Box';
import { currentInForcedColors } from '../shared/look.ts';
import AddressLink from './AddressLink.tsx';
import { topics, type Topic } from './post.ts';

interface TopicNavProps {
  current: Topic | undefined;
}

const entries = [[undefined, 'Everything'], ...Object.entries(topics)] as readonly (readonly [
  Topic | undefined,
  string,
])[];

/** Links, not tabs: each topic has an address. */
export default function TopicNav({ current }: TopicNavProps) {
  return (
    <Box
      component="nav"
      aria-label="Topics"
      sx={{ borderBlock: '1px solid', borderColor: 'divider', overflowX: 'auto' }}
    >
      <Box
        component="ul"
        sx={{
          display: 'flex',
          gap: { xs: 2.5, sm: 4 },
          width: 'max-content',
          m: '0 auto',
          p: 0,
          px: 2,
          listStyle: 'none',
        }}
      >
        {entries.map(([topic, label]) => (
          <li key={label}>
            <AddressLink
              to={{ topic, page: 1, post: undefined }}
              aria-current={topic === current ? 'true' : undefined}
              underline="none"
              sx={{
                ...currentInForcedColors,
                display: 'block',
                py: 1.5,
                fontSize: 15,
                fontWeight: 600,
                color: 'text.secondary',
                borderBottom: '3px solid transparent',
                '&:hover': { color: 'text.primary' },
                '&:focus-visible': { outlineOffset: '-3px' },
                '&[aria-current]': { color: 'text.primary', borderColor: 'primary.main' },
              }}
            >
              {label}
            </AddressLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
