// Tests of a project under `xdocs serve`, with a page of a browser. In: the project's files. Out: an `it` whose tests
// each get a project, its server and an empty page of their own, made when a test asks for them and ended after it.
import { expect, test } from 'vitest';
import { diskSite } from './disk-site.ts';
import type { DiskSite } from './disk-site.ts';
import { serveXdocs } from './run-xdocs.ts';
import { sharedBrowser } from './shared-browser.ts';
import { refusalsIn, watchedPage } from './watched-page.ts';
import type { WatchedPage } from './watched-page.ts';

/**
 * A test function whose context has `site`, `served`, `page` and `complaints`. `prepare` adds to a project what files
 * alone cannot say.
 */
export function servedTest(files: Readonly<Record<string, string | Uint8Array>>, prepare?: (site: DiskSite) => void) {
  return test
    .extend('site', async ({}, { onCleanup }) => {
      const site = diskSite(files);
      onCleanup(site.remove);
      prepare?.(site);
      return site;
    })
    .extend('served', async ({ site }, { onCleanup }) => {
      const served = await serveXdocs(site.root);
      onCleanup(async () => void (await served.end()));
      return served;
    })
    .extend('watched', async ({}, { onCleanup }): Promise<WatchedPage> => {
      const watched = await watchedPage(await sharedBrowser());
      onCleanup(async () => {
        await watched.page.close();
        expect(refusalsIn(watched.complaints)).toEqual([]);
      });
      return watched;
    })
    .extend('page', ({ watched }) => watched.page)
    .extend('complaints', ({ watched }) => watched.complaints);
}
