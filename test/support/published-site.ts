// A site that is published again and again at one address, as a host does it. In: its files. Out: its address, and a way
// to publish what was changed. It is built in the folder that is served, so what a build no longer has is gone.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'vitest';
import { diskSite, type DiskSite } from './disk-site.ts';
import { runXdocs } from './run-xdocs.ts';
import { serveFolder } from './serve-folder.ts';
import { sharedBrowser } from './shared-browser.ts';
import { watchedPage, type WatchedPage } from './watched-page.ts';

type Files = Readonly<Record<string, string>>;

interface OpenOptions extends BrowserContextOptions {
  /** What has to be there before the address is asked for. */
  readonly prepare?: (page: Page) => unknown;
}

export interface PublishedSite {
  readonly site: DiskSite;
  /** Without a slash at its end. */
  readonly origin: string;
  /** Changes files, builds with further arguments and gives the name of the build. */
  publish(changes?: Files, ...args: readonly string[]): Promise<string>;
  /** The host is gone: nothing is answered any more. */
  stop(): Promise<void>;
  /** The host is there again, at the same address. */
  resume(): Promise<void>;
  /** A page in a context of its own at an address of the site. */
  open(path: string, options?: OpenOptions): Promise<WatchedPage>;
}

/**
 * A test function whose context has `published`.
 *
 * @param filesAt the project's files, from the origin at which it will be served; the site has the base `/x`
 */
export function publishedTest(filesAt: (origin: string) => Files) {
  return test.extend('published', async ({}, { onCleanup }): Promise<PublishedSite> => {
    const site = diskSite({});
    const first = await serveFolder(site.path('build'));
    const { origin } = first;
    let { close } = first;
    const pages: Page[] = [];
    onCleanup(async () => {
      for (const page of pages) await page.context().close();
      await close().catch(() => undefined);
      site.remove();
    });
    site.write(filesAt(origin));
    const publish = async (changes: Files = {}, ...args: readonly string[]) => {
      site.write(changes);
      const { code, stderr } = await runXdocs(['build', ...args], { cwd: site.root });
      if (code !== 0) throw new Error(stderr);
      return (JSON.parse(site.read('build/x/build.json')) as { build: string }).build;
    };
    await publish();
    return {
      site,
      origin,
      publish,
      stop: () => close(),
      async resume() {
        ({ close } = await serveFolder(site.path('build'), { port: Number(new URL(origin).port) }));
      },
      async open(path, { prepare, ...options } = {}) {
        const watched = await watchedPage(await sharedBrowser(), options);
        pages.push(watched.page);
        await prepare?.(watched.page);
        await watched.page.goto(origin + path);
        return watched;
      },
    };
  });
}
