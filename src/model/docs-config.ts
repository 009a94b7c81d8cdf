// What code in pages may know of the site that it is in.
import type { ThemeColors } from './identity.ts';

/** The site. */
export interface SiteDocsConfig {
  /** URL path below which the site lies, without a slash at its end: `/x`, or empty. */
  readonly base: string;
  /** The site's first language. */
  readonly defaultLocale: string;
  /** Languages that pages, or their titles, are in. */
  readonly locales: readonly string[];
}

/** The site, and the page's language. */
export interface DocsConfig extends SiteDocsConfig {
  readonly locale: string;
}

/** What islands are rendered with on the server, the same for all of a site. */
export interface IslandFacts {
  readonly colors: ThemeColors;
  readonly docs: SiteDocsConfig;
}
