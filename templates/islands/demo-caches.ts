// Emotion's caches of demos on the server. A cache writes each rule once, but one rendering must not miss what another one
// has had of a cache that they share. On the server this module takes the place of `@emotion/cache` (`bundle/demo-caches.ts`).
import createCache, { type EmotionCache, type Options } from '@emotion/cache';

/** Those that demos and their libraries have made. */
const made = new Set<EmotionCache>();

/** A cache that is none of a demo's. */
export const newCache: (options: Options) => EmotionCache = createCache;

/** What demos have as `createCache`. */
export function createKnownCache(options: Options): EmotionCache {
  const cache = createCache(options);
  made.add(cache);
  return cache;
}

/** Makes all caches as they were at first. */
export function emptyCaches(): void {
  for (const { inserted, registered } of made)
    for (const record of [inserted, registered]) for (const name of Object.keys(record)) delete record[name];
}

/** Whether all rules between a demo's elements come of caches that can be emptied: a package may have a copy of Emotion in it. */
export function comesOfKnown(html: string): boolean {
  const wrote = (key: string, names: string) =>
    [...made].some((cache) => cache.key === key && names.split(' ').every((name) => cache.inserted[name]));
  // Those of `<Global>` are written each time.
  return [...html.matchAll(/<style data-emotion="([^" ]+) ([^"]*)"/g)].every(
    ([, key = '', names = '']) => key.endsWith('-global') || wrote(key, names),
  );
}
