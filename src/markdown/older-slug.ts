// The heading ids of the generator that existing sites used before, for links from all over the web. It made ids from
// rendered HTML, so that entity names became words, and it removed curly quotes and dashes along with emoji.

/** Only in texts with one of these characters can the two rules differ. */
// oxlint-disable-next-line no-misleading-character-class -- each of these characters alone, not joined
const differing = /['"<>&\u00A9\u00AE\u200D\u2011-\u{10FFFF}]/u;
const separators = /[\s!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\\]+/g;
const escaped = /=>| \/>|[<>'"&]/g;
/** What the older rule turned escaped HTML characters into; it dropped all others. */
const leftovers: Readonly<Record<string, string>> = { '>': '-gt-', '"': '-quot-', '&': '-amp-' };
/**
 * The characters that it took for emoji: the astral ones known then, and a range of symbols that includes curly quotes.
 */
const symbols = /[\u2011-\u26FF\uE000-\uF8FF\u{1F000}-\u{1F7FF}\u{1F910}-\u{1F9FF}]/gu;

/**
 * The older slug of a heading's text: `With Acme's service` is `with-acmes-service`.
 *
 * @param text as for the current slug
 * @param slug the current slug, which for most texts is the older one, too
 */
export function olderSlugOf(text: string, slug: string): string {
  if (!differing.test(text)) return slug;
  const plain = text
    .toLowerCase()
    .replace(escaped, (found) => leftovers[found] ?? '')
    .replace(separators, '-')
    .replace(symbols, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  return encodeURI(plain);
}
