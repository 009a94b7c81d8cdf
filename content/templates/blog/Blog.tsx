import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { addressOf } from './blog-address.ts';
import BlogFooter from './BlogFooter.tsx';
import { paper } from './typography.ts';
import Masthead from './Masthead.tsx';
import PostList from './PostList.tsx';
import PostView from './PostView.tsx';
import { posts } from './posts.ts';
import TopicNav from './TopicNav.tsx';
import { useQuery } from './use-query.ts';

/**
 * A blog whose address says everything: topic, search, page and post can be reloaded, shared and
 * gone back from.
 */
export default function Blog() {
  const [query] = useQuery();
  const address = addressOf(query);
  const post = posts.find(({ slug }) => slug === address.post);
  const root = React.useRef<HTMLDivElement>(null);
  const closed = React.useRef<string>(undefined);
  // Whoever comes back from a post goes on where it was opened, unless the focus is somewhere
  // already.
  React.useEffect(() => {
    if (!post && closed.current && document.activeElement === document.body) {
      root.current
        ?.querySelector<HTMLElement>(`article a[href*="post=${closed.current}"]`)
        ?.focus();
    }
    closed.current = post?.slug;
  }, [post]);

  return (
    <Box ref={root} sx={[{ minHeight: '100dvh', color: 'text.primary' }, paper]}>
      <Masthead isHeading={!post} />
      <TopicNav current={post?.topic ?? address.topic} />
      <Container component="main" maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        {address.post !== undefined && !post && (
          <Typography role="alert" sx={{ mb: 3, fontSize: 18, overflowWrap: 'anywhere' }}>
            There is no post “{address.post}”, or no longer. These are all that there are.
          </Typography>
        )}
        {post ? <PostView key={post.slug} post={post} /> : <PostList address={address} />}
      </Container>
      <BlogFooter />
    </Box>
  );
}
