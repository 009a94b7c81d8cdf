// A built site for the tests of a file, and pages of it. In: the site's files. Out: both. Its hooks build before the
// first test, and close after each test what the test opened.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { sharedSite } from './built-site.ts';
import type { BuiltSite } from './built-site.ts';
import { sharedBrowser } from './shared-browser.ts';
import { refusalsIn, watchedPage } from './watched-page.ts';
import type { WatchedPage } from './watched-page.ts';

interface OpenOptions extends BrowserContextOptions {
  /** What has to be there before the address is asked for: routes, a clock, listeners. */
  readonly prepare?: (page: Page) => unknown;
  /** Says that the test asks for what the page's policy refuses. */
  readonly isRefused?: boolean;
}

export interface VisitedSite {
  built(): BuiltSite;
  /** An empty page in a context of its own, closed after the test. */
  newPage(options?: BrowserContextOptions): Promise<WatchedPage>;
  /** The same at an address of the site, which begins with a slash. */
  open(path: string, options?: OpenOptions): Promise<WatchedPage>;
}

/**
 * Builds a site for the tests of the file or block that calls this, which only read it: others that name the same files
 * get the same site.
 */
export function visitedSite(files: Readonly<Record<string, string | Uint8Array>>): VisitedSite {
  let site: BuiltSite | undefined;
  const opened: WatchedPage[] = [];
  /** Complaints of pages whose tests ask for what is refused. */
  const expected = new Set<readonly string[]>();

  beforeAll(async () => {
    [site] = await Promise.all([sharedSite(files), sharedBrowser()]);
  });
  afterEach(async () => {
    const watched = opened.splice(0);
    for (const { page } of watched) await page.close();
    const heard = watched.filter(({ complaints }) => !expected.has(complaints));
    expect(heard.flatMap(({ complaints }) => refusalsIn(complaints))).toEqual([]);
  });

  const visited: VisitedSite = {
    built: () => site!,
    async newPage(options) {
      const watched = await watchedPage(await sharedBrowser(), options);
      opened.push(watched);
      return watched;
    },
    async open(path, { prepare, isRefused, ...options } = {}) {
      const watched = await visited.newPage(options);
      if (isRefused) expected.add(watched.complaints);
      await prepare?.(watched.page);
      await watched.page.goto(site!.origin + path);
      return watched;
    },
  };
  return visited;
}
