// Languages and products in paths. In: a pathname. Out: what its first segments mean.

/** Paths that exist in one language only: the blog with everything below it, and the size snapshot. */
const untranslated = [/^\/blog(?:\/|$)/, /^\/size-snapshot(?:\/|$)/];

/**
 * Splits a language prefix from a documentation path.
 *
 * @param locales the site's languages: a first segment that is not one of them is part of the path
 */
export function splitLanguage(
  pathname: string,
  locales: readonly string[],
): { readonly language?: string; readonly pathname: string } {
  const language = /^\/([^/]+)/.exec(pathname)?.[1];
  if (!language || !locales.includes(language)) return { pathname };
  return { language, pathname: pathname.slice(language.length + 1) || '/' };
}

/** Whether a path can carry a language. */
export function isTranslated(pathname: string): boolean {
  return !untranslated.some((pattern) => pattern.test(pathname));
}

/** `/api/button/` → `/api-docs/button/`; other paths as they are. */
export function apiDocsPath(pathname: string): string {
  return pathname.replace(/^\/api(?=\/|$)/, '/api-docs');
}

/**
 * The product category of a path, by its first segment; `/experiments/docs/` counts as `/docs/`. `undefined` if it has
 * none.
 *
 * @param categories category by first segment, from the site's config
 */
export function productCategoryOf(pathname: string, categories: Readonly<Record<string, string>>): string | undefined {
  const [, first = '', second = ''] = pathname.split('/');
  const segment = first === 'experiments' ? (second === 'docs' ? second : '') : first;
  return Object.hasOwn(categories, segment) ? categories[segment] : undefined;
}
