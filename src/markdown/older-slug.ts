// The ids that headings had in the generator before this one, which links from all over the web still use. It made them
// from rendered HTML, so that names of entities became words of the id and curly quotes and dashes went with the emoji.

/** In no other text the two rules differ. */
// oxlint-disable-next-line no-misleading-character-class -- each of these characters alone, not joined
const differing = /['"<>&\u00A9\u00AE\u200D\u2011-\u{10FFFF}]/u;
const separators = /[\s!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\\]+/g;
const escaped = /=>| \/>|[<>'"&]/g;
/** What the older rule left of a character that HTML escapes; nothing of the others. */
const leftovers: Readonly<Record<string, string>> = { '>': '-gt-', '"': '-quot-', '&': '-amp-' };
/** Its emoji: those of two code units that were known then, and a range of symbols with the curly quotes in it. */
const symbols = /[\u2011-\u26FF\uE000-\uF8FF\u{1F000}-\u{1F7FF}\u{1F910}-\u{1F9FF}]/gu;

/**
 * The older slug of a heading's text: `With Acme's service` is `with-acmes-service`.
 *
 * @param text as for the slug of today
 * @param slug the slug of today, which is the older one, too, for most texts
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
