// What the templates of Velo have in common: shapes of buttons, and how headlines are set.
import type { SxProps, Theme } from '@mui/material/styles';

export const strongButton = {
  minHeight: 44,
  // Seen only where a reader's own colours replace all backgrounds.
  border: '1px solid transparent',
  borderRadius: '22px',
  fontSize: 15,
  fontWeight: 600,
  textTransform: 'none',
  boxShadow: 'none',
  '&:hover': { boxShadow: 'none' },
} satisfies SxProps<Theme>;

export const quietButton = {
  ...strongButton,
  fontWeight: 500,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} satisfies SxProps<Theme>;

export const headline = {
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
} satisfies SxProps<Theme>;

/**
 * Headings take the focus when they replace what had it; they are no stop for the Tab key, so they
 * need no ring.
 */
export const focusedByScript = { '&:focus': { outline: 'none' } } satisfies SxProps<Theme>;

/** Icons that point along the line turn around where text runs from right to left. */
export const turnsInRtl = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } satisfies SxProps<Theme>;

/** Where a reader's own colours replace all backgrounds, what is chosen needs a line around it. */
export const chosenInForcedColors = {
  '@media (forced-colors: active)': {
    '& .Mui-selected': { outline: '2px solid Highlight', outlineOffset: '-3px' },
  },
} satisfies SxProps<Theme>;

/** The same for links with a line below the current one: transparent lines would be seen. */
export const currentInForcedColors = {
  '@media (forced-colors: active)': { '&:not([aria-current])': { borderColor: 'Canvas' } },
} satisfies SxProps<Theme>;

/** An example in an empty field is text, too: it has to be read. */
export const readablePlaceholder = {
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} satisfies SxProps<Theme>;
