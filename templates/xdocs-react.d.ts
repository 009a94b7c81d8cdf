// The types of `xdocs/react`: what demos, components of directives and the providers around them (`demoWrapper`) may ask
// of the page that they are in. A test holds them against the code.

/** The theme options that a reader has chosen. */
export interface PageTheme {
  /** Whether small buttons, dense margins and dense tables are wanted. */
  readonly dense: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly paletteMode: 'light' | 'dark';
}

/** The site, and the page's language. */
export interface DocsConfig {
  /** URL path below which the site lies, without a slash at its end: `/x`, or empty. */
  readonly base: string;
  /** The language of the page. */
  readonly locale: string;
  /** The site's first language. */
  readonly defaultLocale: string;
  /** Languages that pages, or their titles, are in. */
  readonly locales: readonly string[];
}

/**
 * The theme options of the reader, followed as they change. On the server, and where the browser takes its HTML over, each
 * is the first one: not dense, left to right, light.
 *
 * @throws Error outside of what xdocs renders, and in the playground, which has no theme
 */
export function usePageTheme(): PageTheme;

/**
 * The site's base path and languages, and the language of the page; on the server the site's first.
 *
 * @throws Error outside of what xdocs renders
 */
export function useDocsConfig(): DocsConfig;
