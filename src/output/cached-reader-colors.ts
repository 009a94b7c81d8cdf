// The style rules of the colours that a reader may choose, cached by the templates that make them and by the theme:
// they take dozens of MUI themes.
import type { TemplatesBundle } from '../bundle/templates-bundle.ts';
import { contentHash } from '../disk/read-sources.ts';
import { storeOf, type Cache } from '../load/cache.ts';
import type { ThemeColors } from '../model/identity.ts';

const rulesStore = storeOf<string>('reader-colors', { expires: 'release' });

/** The rules of every choice, as JSON. */
export function cachedReaderColors(cache: Cache, templates: TemplatesBundle, theme: ThemeColors): string {
  if (templates.readerColors !== undefined && Object.keys(theme).length === 0) return templates.readerColors;
  const store = cache.open(rulesStore);
  const key = contentHash(`${templates.version} ${JSON.stringify(theme)}`);
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = JSON.stringify(templates.renderer.readerColorRules(theme));
  store.set(key, made);
  return made;
}
