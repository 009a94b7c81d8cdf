// A built site and a browser for the tests of a file. In: the site's files. Out: both, and pages of the site. Its hooks
// build and launch before the first test, close after each test what the test opened, and close the rest after the
// last.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { builtSite } from './built-site.ts';
import type { BuiltSite } from './built-site.ts';
import { launchBrowser, watchedPage } from './watched-page.ts';
import type { WatchedPage } from './watched-page.ts';

interface OpenOptions extends BrowserContextOptions {
  /** What has to be there before the address is asked for: routes, a clock, listeners. */
  readonly prepare?: (page: Page) => unknown;
}

export interface VisitedSite {
  built(): BuiltSite;
  browser(): Browser;
  /** An empty page in a context of its own, closed after the test. */
  newPage(options?: BrowserContextOptions): Promise<WatchedPage>;
  /** The same at an address of the site, which begins with a slash. */
  open(path: string, options?: OpenOptions): Promise<WatchedPage>;
}

/** Builds a site for the tests of the file or block that calls this. */
export function visitedSite(files: Readonly<Record<string, string | Uint8Array>>): VisitedSite {
  let site: BuiltSite | undefined;
  let launched: Browser | undefined;
  const opened: Page[] = [];

  beforeAll(async () => {
    await Promise.all([
      builtSite(files).then((made) => (site = made)),
      launchBrowser().then((made) => (launched = made)),
    ]);
  });
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.close();
  });
  afterAll(async () => {
    await launched?.close();
    await site?.close();
  });

  const visited: VisitedSite = {
    built: () => site!,
    browser: () => launched!,
    async newPage(options) {
      const watched = await watchedPage(launched!, options);
      opened.push(watched.page);
      return watched;
    },
    async open(path, { prepare, ...options } = {}) {
      const watched = await visited.newPage(options);
      await prepare?.(watched.page);
      await watched.page.goto(site!.origin + path);
      return watched;
    },
  };
  return visited;
}
