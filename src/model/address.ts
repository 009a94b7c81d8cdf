// Where a page lives. In: a path below a content root. Out: pathname, URL and output file, by pure rules.
import type { SiteLayout } from './site-layout.ts';

/** A page's place: a language of the site and a pathname, which carries the base and begins and ends with a slash. */
export interface Address {
  readonly locale: string;
  readonly pathname: string;
}

/**
 * The default route of a content file.
 *
 * @param path path below the content root, `/`-separated, with `.md` and without a locale suffix
 * @param base the site's base without a trailing slash (`/x`, or an empty string)
 * @returns the pathname: a base name equal to its folder's name, or `index`, is dropped
 */
export function pathnameOf(path: string, base: string): string {
  const segments = path.replace(/\.md$/, '').split('/').filter(Boolean);
  const last = segments.at(-1);
  if (last === 'index' || (segments.length > 1 && last === segments.at(-2))) segments.pop();
  return withSlash(`${base}/${segments.join('/')}`);
}

/** Ends a pathname with one slash and collapses doubled ones: `/x` becomes `/x/`. */
export function withSlash(pathname: string): string {
  // Nearly all are as they should be, and asked for by the ten thousand.
  if (pathname.endsWith('/') && !pathname.includes('//')) return pathname;
  return `${pathname}/`.replace(/\/{2,}/g, '/');
}

/** An address without the slash at the end of its path: `/x/a/#two` is `/x/a#two`. */
export function withoutSlash(href: string): string {
  return href.replace(/\/(?=[?#]|$)/, '');
}

/** Splits the query and the fragment off a pathname: `/x/a/#two` is `/x/a/` and `#two`. */
export function splitTail(href: string): { readonly path: string; readonly tail: string } {
  const end = href.search(/[?#]/);
  return end < 0 ? { path: href, tail: '' } : { path: href.slice(0, end), tail: href.slice(end) };
}

/**
 * The URL path a page is served at: the default locale has no prefix, another one leads (`/zh/x/introduction/`), after
 * the base where all of the site lies below that (`/x/zh/introduction/`).
 */
export function urlOf(
  { locale, pathname }: Address,
  { defaultLocale, base, outLayout }: SiteLayout & { readonly defaultLocale: string },
): string {
  if (locale === defaultLocale) return pathname;
  return outLayout === 'base' ? `${base}/${locale}${pathname.slice(base.length)}` : `/${locale}${pathname}`;
}

/** The file, relative to the output folder, that a server sends for a URL path: `/x/a/` is `x/a/index.html`. */
export function outputPathOf(url: string): string {
  return `${withSlash(url).slice(1)}index.html`;
}

/** The URL path of a page's Markdown twin: `/x/a/` is `/x/a/index.md`. */
export function markdownUrlOf(url: string): string {
  return `${withSlash(url)}index.md`;
}

/**
 * Splits a locale suffix off a file's path: `a/page-zh.md` is the `zh` translation of `a/page.md`.
 * Only listed locales count, so `time-zh.md` in a site without Chinese is an ordinary page.
 */
export function splitLocale(
  path: string,
  locales: readonly string[],
  defaultLocale: string,
): { path: string; locale: string } {
  let found = '';
  // The longest suffix wins: `page-pt-br.md` is not the `br` translation of `page-pt.md`.
  for (const locale of locales)
    if (locale !== defaultLocale && locale.length > found.length && path.endsWith(`-${locale}.md`)) found = locale;
  if (!found) return { path, locale: defaultLocale };
  return { path: `${path.slice(0, -`-${found}.md`.length)}.md`, locale: found };
}

/** The first character of a path that has a special meaning in a URL, so that a link to it would lead elsewhere. */
export function unsafeCharacter(path: string): string | undefined {
  return /[?#%\\\x00-\x1f\x7f]/.exec(path)?.[0];
}

/**
 * Why a pathname cannot be a page of this site, in words; `undefined` where it can. Spaces and letters of any script
 * are fine.
 */
export function pathnameFault(pathname: string): string | undefined {
  if (/^\/*[a-z][a-z\d+.-]*:\/\//i.test(pathname)) return 'it names an origin';
  const segment = pathname.split('/').find((one) => one === '.' || one === '..');
  if (segment) return `its segment "${segment}" leads out of its folder`;
  const character = unsafeCharacter(pathname);
  return character && `${JSON.stringify(character)} has a meaning of its own in an address`;
}

/**
 * A name as a URL segment: a hyphen at each lower-to-upper, acronym-to-word and letter-to-digit step.
 * `PickerDay2` is `picker-day-2`; `Unstable_` and `unstable_` are dropped.
 */
export function kebabCase(name: string): string {
  return name
    .replace(/^[Uu]nstable_/, '')
    .replaceAll('.', '-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])([0-9])/g, '$1-$2')
    .toLowerCase();
}

/** A percent-encoded path or hash, decoded; text that is not validly encoded is returned as it is. */
export function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** URL folder of everything whose name carries a hash of its content. */
export function assetsPath(base: string): string {
  return `${base}/_assets/`;
}

/** Whether an address names its host, as those of other sites do. */
export function leadsElsewhere(address: string): boolean {
  return /^(?:https?:)?\/\//.test(address);
}
