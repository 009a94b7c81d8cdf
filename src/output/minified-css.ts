// Minified style sheets of the shell, cached by their text: the bundler minifies in a process of its own, which has to
// start.
import { minifyCss } from '../bundle/minify-css.ts';
import { contentHash } from '../disk/read-sources.ts';
import { storeOf, type Cache } from '../load/cache.ts';

const sheetStore = storeOf<string>('style-sheets', { expires: 'release' });

/** Minifies each distinct text once. */
export function cachedMinifyCss(cache: Cache): (css: string) => string {
  const sheets = cache.open(sheetStore);
  return (css) => {
    const key = contentHash(css);
    const known = sheets.get(key);
    if (known !== undefined) return known;
    const made = minifyCss(css);
    sheets.set(key, made);
    return made;
  };
}
