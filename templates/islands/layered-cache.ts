// Emotion's rules in a cascade layer, for stylings in which class names of the demo's own shall win over those of the
// library, as they do with the library's own switch for it.
import type { EmotionCache } from '@emotion/cache';

/** The key of such a cache. Letters only, as Emotion wants it. */
export const layeredKey = 'layered';

/** Puts whatever a cache inserts from now on in the layer `mui`. */
export function inLayer(cache: EmotionCache): EmotionCache {
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, sheet, shouldCache) =>
    insert(selector, { ...serialized, styles: `@layer mui{${serialized.styles}}` }, sheet, shouldCache);
  return cache;
}
