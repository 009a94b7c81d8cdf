// The default palette: calm greys with a hint of green and one accent per scheme. In: a site's own colours, if it has
// any. Out: the palette of each colour scheme, in which every text colour passes AA (4.5:1) on the page and on paper.
import type { PaletteOptions } from '@mui/material/styles';
import type { ThemeColors } from '../../src/model/config.ts';
import { defaultColors } from '../../src/model/default-colors.ts';

type SchemeName = 'light' | 'dark';

/**
 * The palette of one scheme. Dividers are thin ink, not a solid grey: libraries derive their own borders from the ink.
 */
export function paletteOf(scheme: SchemeName, colors: ThemeColors): PaletteOptions {
  const brand = {
    primary: { main: (colors.primary ?? defaultColors.primary)[scheme] },
    secondary: { main: (colors.secondary ?? defaultColors.secondary)[scheme] },
    contrastThreshold: 3,
    tonalOffset: 0.2,
  };
  if (scheme === 'light') {
    return {
      ...brand,
      error: { main: '#b3261e' },
      warning: { main: '#8f5200' },
      info: { main: '#1f5fa8' },
      success: { main: '#1e6b3a' },
      text: { primary: '#182322', secondary: '#51605e', disabled: '#8b9896' },
      background: { default: '#ffffff', paper: '#ffffff' },
      divider: 'rgba(24, 43, 40, 0.13)',
    };
  }
  return {
    ...brand,
    error: { main: '#ff9b90' },
    warning: { main: '#f2b75c' },
    info: { main: '#8fc0f5' },
    success: { main: '#7fd19c' },
    text: { primary: '#e6eceb', secondary: '#a3b0ae', disabled: '#6b7876' },
    background: { default: '#101615', paper: '#161e1d' },
    divider: 'rgba(226, 240, 237, 0.14)',
  };
}
