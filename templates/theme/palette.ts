// The default palette: calm greys with a hint of green and one accent per scheme. In: a site's own colours, if it has
// any. Out: the palette of each colour scheme, in which every text colour passes AA (4.5:1) on the page and on paper.
import type { PaletteOptions } from '@mui/material/styles';
import type { SchemePair, ThemeColors } from '../../src/model/identity.ts';
import { defaultColors } from '../../src/model/default-colors.ts';

type SchemeName = 'light' | 'dark';

const roles = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
type Role = (typeof roles)[number];

const defaults: Readonly<Record<Role, SchemePair>> = {
  ...defaultColors,
  error: { light: '#b3261e', dark: '#ff9b90' },
  warning: { light: '#8f5200', dark: '#f2b75c' },
  info: { light: '#1f5fa8', dark: '#8fc0f5' },
  success: { light: '#1e6b3a', dark: '#7fd19c' },
};

/**
 * The palette of one scheme. Dividers are thin ink, not a solid grey: libraries derive their own borders from the ink.
 */
export function paletteOf(scheme: SchemeName, colors: ThemeColors): PaletteOptions {
  const main = (role: Role) => ({ main: (colors[role] ?? defaults[role])[scheme] });
  const { text, mutedText, background, paper, divider } = colors;
  const isLight = scheme === 'light';
  const ground = background?.[scheme] ?? (isLight ? '#ffffff' : '#101615');
  return {
    ...(Object.fromEntries(roles.map((role) => [role, main(role)])) as Record<Role, { main: string }>),
    contrastThreshold: 3,
    tonalOffset: 0.2,
    text: {
      primary: text?.[scheme] ?? (isLight ? '#182322' : '#e6eceb'),
      secondary: mutedText?.[scheme] ?? (isLight ? '#51605e' : '#a3b0ae'),
      disabled: isLight ? '#8b9896' : '#6b7876',
    },
    background: {
      default: ground,
      // On a ground of the site's own, ours would be a stain.
      paper: paper?.[scheme] ?? (background ? ground : isLight ? '#ffffff' : '#161e1d'),
    },
    divider: divider?.[scheme] ?? (isLight ? 'rgba(24, 43, 40, 0.13)' : 'rgba(226, 240, 237, 0.14)'),
  };
}
