// An address that moved, as the site's redirects file says.

export interface Redirect {
  /** The old pathname, with a slash at its end. */
  readonly from: string;
  /** A pathname of the site, with an anchor or not, or an address elsewhere. */
  readonly to: string;
  /** Where the file says so, counted from 1. */
  readonly line?: number;
}
