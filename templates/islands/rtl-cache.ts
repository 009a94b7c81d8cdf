// The style cache of pages that run from right to left: each rule is turned around as it is inserted.
import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Styles of its own key: those that came with the page are made for the other direction. */
export function createRtlCache(key: string): EmotionCache {
  return createCache({ key: `${key}rtl`, stylisPlugins: [prefixer, rtlPlugin] });
}
