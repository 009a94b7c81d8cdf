// What a service worker is told of its site, as the first line of `<base>/sw.js`, and what it says to pages and they to it.

/** Written into the worker, as `self.xdocs`. */
export interface WorkerFacts {
  /** Without a slash at its end. */
  readonly base: string;
  /** The build that the worker keeps pages of, and no other. */
  readonly build: string;
  /** URL paths of the scripts and style sheets of the shell: without one of them the worker is not installed. */
  readonly shell: readonly string[];
  /** URL paths of what is good to have: words, colours, the site's font and logo. */
  readonly extras: readonly string[];
  /** URL path of the manifest of the search. */
  readonly search: string;
  /** URL path of the page in the place of one that is not kept. */
  readonly offline: string;
}

/** Where the worker puts the list of the pages that it has. */
export const keptPagesPlace = '<!--xdocs:kept-->';

/** What pages say to the worker. */
export type WorkerRequest =
  /** It waits until the pages of the build before are gone; now it does not any more. */
  | { readonly type: 'SKIP_WAITING' }
  /** What a page has loaded before there was a worker. */
  | { readonly type: 'KEEP'; readonly page: string; readonly files: readonly string[] };

/** What a worker says to pages, once it is active. */
export interface WorkerNews {
  readonly type: 'BUILD';
  readonly build: string;
}
