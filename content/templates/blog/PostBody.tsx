import Box from '@mui/material/Box';
import { serif, title } from './typography.ts';
import type { Part } from './post.ts';

interface PostBodyProps {
  parts: readonly Part[];
}

export default function PostBody({ parts }: PostBodyProps) {
  return (
    <Box
      sx={{
        fontFamily: serif,
        fontSize: { xs: 18, md: 20 },
        lineHeight: 1.65,
        '& p': { my: 2.5 },
        '& h2': { ...title, fontSize: '1.35em', mt: 5, mb: 1.5 },
        '& blockquote': {
          mx: 0,
          my: 5,
          paddingInlineStart: 3,
          borderInlineStart: '4px solid',
          borderColor: 'secondary.main',
          fontSize: '1.25em',
          lineHeight: 1.4,
          fontStyle: 'italic',
        },
        '& blockquote p': { m: 0 },
        '& ul': { paddingInlineStart: '1.2em' },
        '& li': { my: 0.75 },
        // The first letter is an initial; what is read out stays one word.
        '& > p:first-of-type::first-letter': {
          float: 'inline-start',
          fontSize: '3.3em',
          lineHeight: 0.86,
          fontWeight: 700,
          paddingInlineEnd: '0.08em',
          color: 'primary.main',
        },
      }}
    >
      {parts.map((part, index) => {
        if (typeof part === 'string') return <p key={index}>{part}</p>;
        if ('heading' in part) return <h2 key={index}>{part.heading}</h2>;
        if ('quote' in part) {
          return (
            <blockquote key={index}>
              <p>{part.quote}</p>
            </blockquote>
          );
        }
        return (
          <ul key={index}>
            {part.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
    </Box>
  );
}
