// How the blog is set: paper, ink and a serif, which every system has one of.
import type { SxProps, Theme } from '@mui/material/styles';

export const serif =
  '"Iowan Old Style", "Palatino Linotype", Palatino, Charter, Georgia, "Times New Roman", serif';

export const title = {
  fontFamily: serif,
  fontWeight: 700,
  lineHeight: 1.18,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
} satisfies SxProps<Theme>;

export const paper = (theme: Theme) => ({
  backgroundColor: '#fbf8f2',
  ...theme.applyStyles('dark', { backgroundColor: '#131514' }),
});
