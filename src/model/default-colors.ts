// The colour of each role where the site's config sets none.
import type { ThemeColors } from './identity.ts';

export const defaultColors = {
  primary: { light: '#0b6e63', dark: '#5cc9b6' },
  secondary: { light: '#94481c', dark: '#f0a878' },
} as const satisfies ThemeColors;
