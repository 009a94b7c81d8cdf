import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AddressLink from './AddressLink.tsx';
import type { BlogAddress } from './blog-address.ts';
import { findPosts } from './find-posts.ts';
import { focusedByScript } from '../shared/look.ts';
import { topics } from './post.ts';
import PostCard from './PostCard.tsx';
import PostPages from './PostPages.tsx';
import { posts } from './posts.ts';

interface PostListProps {
  address: BlogAddress;
}

/**
 * The posts that the address asks for. The newest one leads the first page while nothing narrows it
 * down.
 */
export default function PostList({ address }: PostListProps) {
  const { topic, words } = address;
  const isWhole = !topic && !words.trim();
  const { shown, count, pages, page } = findPosts(isWhole ? posts.slice(1) : posts, address);
  const lead = isWhole && page === 1 ? posts[0] : undefined;
  const top = React.useRef<HTMLParagraphElement>(null);
  const toTop = () => top.current?.focus();

  return (
    <>
      {/* One sentence says what is shown; it is announced when it changes. */}
      <Typography
        ref={top}
        role="status"
        tabIndex={-1}
        sx={{
          ...focusedByScript,
          scrollMarginTop: 16,
          color: 'text.secondary',
          fontSize: 15,
          mb: 3,
          overflowWrap: 'anywhere',
        }}
      >
        {isWhole ? `${posts.length} posts, the newest first` : countOf(count, address)}
        {pages > 1 && `, page ${page} of ${pages}`}
      </Typography>
      {lead && (
        <Box sx={{ mb: { xs: 5, md: 8 } }}>
          <PostCard post={lead} isLead />
        </Box>
      )}
      {count === 0 && (
        <Typography sx={{ fontSize: 18 }}>
          Try fewer words, or{' '}
          <AddressLink to={{ topic: undefined, words: '', page: 1 }} onFollowed={toTop}>
            see everything
          </AddressLink>
          .
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 6,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {shown.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </Box>
      <PostPages page={page} pages={pages} onTurned={toTop} />
    </>
  );
}

function countOf(count: number, { topic, words }: BlogAddress): string {
  const what = count === 1 ? '1 post' : `${count || 'No'} posts`;
  return `${what}${topic ? ` in ${topics[topic]}` : ''}${words.trim() ? ` with “${words.trim()}”` : ''}`;
}
