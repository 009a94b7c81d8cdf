import * as React from 'react';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { readablePlaceholder } from '../shared/look.ts';
import { addressOf, queryOf } from './blog-address.ts';
import { useQuery } from './use-query.ts';

/** Browsers allow so many changes of the address and no more: one a pause, not one a key. */
const pauseMs = 250;

/**
 * Looks for words in all posts. What is typed stands in the address, without a step of its own for
 * each letter.
 */
export default function SearchField() {
  const [query, go] = useQuery();
  const { words } = addressOf(query);
  const input = React.useRef<HTMLInputElement>(null);
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hasText, setHasText] = React.useState(false);

  const find = () => {
    clearTimeout(timer.current);
    const next = {
      ...addressOf(query),
      words: input.current?.value ?? '',
      page: 1,
      post: undefined,
    };
    go(queryOf(next, query), { replaces: true });
  };
  const findSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(find, pauseMs);
  };

  // A link or a step back changes the address, too: it wins over what was being typed. But what was
  // typed before this ran is looked for.
  const hasRun = React.useRef(false);
  React.useEffect(() => {
    const typed = input.current?.value.trim() ?? '';
    if (typed && !words && !hasRun.current) findSoon();
    else if (input.current && typed !== words) input.current.value = words;
    hasRun.current = true;
    setHasText(Boolean(input.current?.value));
    return () => clearTimeout(timer.current);
  }, [query, words]);

  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        find();
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minWidth: 0,
        width: 260,
        height: 44,
        px: 1.5,
        borderRadius: '22px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&:focus-within': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '1px',
        },
      }}
    >
      <SearchIcon fontSize="small" sx={{ color: 'text.secondary', marginInlineEnd: 1 }} />
      <InputBase
        inputRef={input}
        fullWidth
        type="search"
        placeholder="Search the posts"
        onChange={({ target }) => {
          setHasText(Boolean(target.value));
          findSoon();
        }}
        inputProps={{
          'aria-label': 'Search the posts',
          name: 'q',
          maxLength: 100,
          enterKeyHint: 'search',
        }}
        sx={{
          ...readablePlaceholder,
          fontSize: 15,
          '& input::-webkit-search-cancel-button': { display: 'none' },
          '& input:focus-visible': { outline: 'none' },
        }}
      />
      {hasText && (
        <IconButton
          size="small"
          edge="end"
          aria-label="Clear the search"
          onClick={() => {
            if (input.current) input.current.value = '';
            setHasText(false);
            find();
            input.current?.focus();
          }}
        >
          <ClearIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
