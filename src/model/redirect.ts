// An address that moved, from the site's redirects file.

export interface Redirect {
  /** The old pathname, with a trailing slash. */
  readonly from: string;
  /** A pathname of the site, with or without an anchor, or an external URL. */
  readonly to: string;
  /** Line in the redirects file, counted from 1. */
  readonly line?: number;
}
