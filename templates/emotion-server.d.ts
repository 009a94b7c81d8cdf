// What the server renderer uses of `@emotion/server/create-instance`. The package's own types name streams of Node and
// would bring all of Node's types into the browser's project; tsconfig.json leads here instead.
import type { EmotionCache } from '@emotion/cache';

/** Finds the rules of a cache that some HTML uses. */
export default function createEmotionServer(cache: EmotionCache): {
  extractCritical(html: string): { readonly html: string; readonly ids: string[]; readonly css: string };
};
