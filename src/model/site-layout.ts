// Where a site lies at its host. With the layout `origin` the output's root is the host's: pages lie below the base, and
// other things (the public folder, other languages, 404.html) beside it. With `base` the output's root is the base: all
// of the site lies below it, as for a project page of GitHub, and what writers write from the root is meant from there.

/** What decides about addresses, besides a page's own place. */
export interface SiteLayout {
  /** Without a slash at its end: `/x`, or empty. */
  readonly base: string;
  readonly outLayout: 'origin' | 'base';
}

/** The URL path of a file at the site's root: `robots.txt` is `/robots.txt`, or `/project/robots.txt`. */
export function atRoot(name: string, { base, outLayout }: SiteLayout): string {
  return outLayout === 'base' ? `${base}/${name}` : `/${name}`;
}

/**
 * The address on the host of one that a writer wrote: what begins at the root gets the base where all of the site lies
 * below that, if it has not got it. Other addresses stay.
 */
export function onHost(written: string, { base, outLayout }: SiteLayout): string {
  if (outLayout === 'origin' || !base || !/^\/(?![/\\])/.test(written)) return written;
  return isBelow(written, base) ? written : base + written;
}

/** The address as a writer may write it: without the base, where {@link onHost} gives it one. */
export function asWritten(address: string, { base, outLayout }: SiteLayout): string {
  return outLayout === 'base' && base && isBelow(address, base) ? address.slice(base.length) || '/' : address;
}

/** The path in the public folder of a URL path, without a slash at its beginning. */
export function publicPathOf(url: string, { base, outLayout }: SiteLayout): string {
  return (outLayout === 'base' && isBelow(url, base) ? url.slice(base.length) : url).slice(1);
}

/** The place of a file in the output folder, by its URL path without a slash at its beginning. */
export function placeInOutput(path: string, { base, outLayout }: SiteLayout): string {
  return outLayout === 'base' && path.startsWith(`${base.slice(1)}/`) ? path.slice(base.length) : path;
}

function isBelow(url: string, base: string): boolean {
  return url.startsWith(base) && /^[/?#]?$/.test(url.charAt(base.length));
}
