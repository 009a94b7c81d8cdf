// What the templates of Velo have in common: shapes of buttons, and how headlines are set.
import type { SxProps, Theme } from '@mui/material/styles';

export const strongButton = {
  minHeight: 44,
  borderRadius: '22px',
  fontSize: 15,
  fontWeight: 600,
  textTransform: 'none',
  boxShadow: 'none',
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
