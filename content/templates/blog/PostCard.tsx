import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AddressLink from './AddressLink.tsx';
import Byline from './Byline.tsx';
import Cover from './covers/Cover.tsx';
import { title } from './typography.ts';
import { topics, type Post } from './post.ts';

interface PostCardProps {
  post: Post;
  /** The newest one: wider, with the picture beside the text where there is room. */
  isLead?: boolean;
  /** Level of its heading. */
  heading?: 'h2' | 'h3';
}

/**
 * A post in a list. Its title is the link; the whole card takes the click, so that text can still
 * be read out as one link.
 */
export default function PostCard({ post, isLead = false, heading = 'h2' }: PostCardProps) {
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'grid',
        alignContent: 'start',
        alignItems: isLead ? { md: 'center' } : undefined,
        gridTemplateColumns: isLead ? { xs: '1fr', md: '7fr 5fr' } : undefined,
        columnGap: 5,
        rowGap: 2,
        '&:hover .cover > svg': { transform: 'scale(1.03)' },
        '&:hover h2 a, &:hover h3 a': { textDecoration: 'underline' },
        '@media (prefers-reduced-motion: reduce)': {
          '& .cover > svg': { transform: 'none !important' },
        },
      }}
    >
      <Box
        className="cover"
        sx={{
          aspectRatio: '3 / 2',
          overflow: 'hidden',
          borderRadius: isLead ? '16px' : '12px',
          '& > svg': { transition: 'transform 400ms' },
        }}
      >
        <Cover motif={post.cover} />
      </Box>
      <div>
        <Typography sx={{ fontSize: 13, fontWeight: 700, color: 'secondary.main', mb: 0.5 }}>
          {topics[post.topic]}
        </Typography>
        <Typography
          component={heading}
          sx={{ ...title, fontSize: isLead ? { xs: 28, sm: 34, lg: 42 } : 22 }}
        >
          <AddressLink
            to={{ post: post.slug }}
            color="inherit"
            underline="none"
            sx={{
              textDecorationThickness: '0.06em',
              textUnderlineOffset: '0.14em',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {post.title}
          </AddressLink>
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 1.5, fontSize: isLead ? 18 : 16 }}>
          {post.teaser}
        </Typography>
        <Byline post={post} />
      </div>
    </Box>
  );
}
