// The site's own fonts as CSS. In: the fonts of a frame, and the theme's. Out: rules.
import type { SiteFont, SiteFonts } from '../../src/model/identity.ts';

/** One that comes late is used from the next page on: text never changes under a reader's eyes. */
function faceOf({ family, src, weight = '100 900' }: SiteFont): string {
  if (src === undefined) return '';
  return `@font-face { font-family: ${JSON.stringify(family)}; src: url(${JSON.stringify(src)}) format("woff2"); font-weight: ${weight}; font-style: normal; font-display: optional; }\n`;
}

/**
 * The faces of own files, and the variables that put own families before those that readers have.
 *
 * @param themeFamily the family of the theme's text, where the site's options have one of their own
 */
export function fontCss({ text, headings, code }: SiteFonts, themeFamily?: string): string {
  const faces = new Set([text, headings, code].flatMap((font) => (font ? [faceOf(font)] : [])));
  const named = (font: SiteFont | undefined) => font && JSON.stringify(font.family);
  const variables = [
    ['own', named(text) ?? themeFamily],
    ['own-headings', named(headings)],
    ['own-code', named(code)],
  ].flatMap(([name, family]) => (family ? [`--font-${name}: ${family},;`] : []));
  return [...faces, variables.length > 0 ? `:root { ${variables.join(' ')} }` : ''].join('');
}
