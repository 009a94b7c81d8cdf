import * as React from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { focusedByScript, turnsInRtl } from '../shared/look.ts';
import AddressLink from './AddressLink.tsx';
import Byline from './Byline.tsx';
import CopyLink from './CopyLink.tsx';
import Cover from './covers/Cover.tsx';
import { title } from './typography.ts';
import { topics, type Post } from './post.ts';
import PostBody from './PostBody.tsx';
import PostCard from './PostCard.tsx';
import { posts } from './posts.ts';

interface PostViewProps {
  post: Post;
}

/** One post, and three more: of its topic first, then the newest. */
export default function PostView({ post }: PostViewProps) {
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
    const [before, own] = [document.title, `${post.title} - The Spoke`];
    document.title = own;
    return () => {
      // Somebody else may have named the page meanwhile.
      if (document.title === own) document.title = before;
    };
  }, [post]);

  const others = posts.filter((other) => other !== post);
  const more = [
    ...others.filter(({ topic }) => topic === post.topic),
    ...others.filter(({ topic }) => topic !== post.topic),
  ].slice(0, 3);

  return (
    <>
      <Container
        component="article"
        disableGutters
        maxWidth={false}
        sx={{ maxWidth: 720, mx: 'auto' }}
      >
        <AddressLink
          to={{ post: undefined }}
          underline="hover"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            py: 1,
            fontSize: 15,
            fontWeight: 600,
          }}
        >
          <ArrowBackIcon fontSize="small" sx={turnsInRtl} /> Back to the posts
        </AddressLink>
        <Typography sx={{ fontSize: 14, fontWeight: 700, color: 'secondary.main', mt: 3 }}>
          {topics[post.topic]}
        </Typography>
        <Typography
          ref={heading}
          tabIndex={-1}
          component="h1"
          sx={{ ...title, ...focusedByScript, fontSize: { xs: 34, sm: 46, md: 54 }, mt: 0.5 }}
        >
          {post.title}
        </Typography>
        <Typography sx={{ fontSize: { xs: 18, md: 21 }, color: 'text.secondary', mt: 2, mb: 2.5 }}>
          {post.teaser}
        </Typography>
        <Byline post={post} />
        <Box
          sx={{
            aspectRatio: '16 / 9',
            overflow: 'hidden',
            borderRadius: '16px',
            mt: 4,
            mb: 5,
            mx: { md: -8 },
          }}
        >
          <Cover motif={post.cover} />
        </Box>
        <PostBody parts={post.body} />
        <CopyLink />
      </Container>
      <Box
        component="section"
        aria-labelledby="more-posts"
        sx={{ mt: 8, pt: 5, borderTop: '1px solid', borderColor: 'divider' }}
      >
        <Typography id="more-posts" component="h2" sx={{ ...title, fontSize: 28, mb: 4 }}>
          Read on
        </Typography>
        <Box
          sx={{
            display: 'grid',
            columnGap: 4,
            rowGap: 6,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
            '& > :nth-of-type(3)': { display: { sm: 'none', md: 'grid' } },
          }}
        >
          {more.map((other) => (
            <PostCard key={other.slug} post={other} heading="h3" />
          ))}
        </Box>
      </Box>
    </>
  );
}
