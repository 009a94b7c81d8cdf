import Box from '@mui/material/Box';
import { minutesOf, type Post } from './post.ts';

interface BylineProps {
  post: Post;
}

export default function Byline({ post }: BylineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        fontSize: 14,
        color: 'text.secondary',
      }}
    >
      <span>{post.author}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={post.date}>{post.shownDate}</time>
      <span aria-hidden="true">·</span>
      <span>{minutesOf(post)} min read</span>
    </Box>
  );
}
