// A dev server and what decides about the navigation besides pages: a module that comes while it runs, and folders' files.
import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { serveXdocs, type ServedSite } from '../support/run-xdocs.ts';

let site: DiskSite;
let served: ServedSite;
afterEach(async () => {
  await served.end();
  site.remove();
});

/** The entries of the home page's navigation. */
async function entries(): Promise<string[]> {
  const text = await (await fetch(served.url)).text();
  const [list] = /<ul class="nav-list[^]*?<\/ul>/.exec(text)!;
  return [...list.matchAll(/<a[^>]*>([^<]*)</g)].map(([, title]) => title!.trim());
}

/** Asks for the home page until its navigation has the entries. */
async function shown(...wanted: string[]): Promise<void> {
  await expect.poll(entries, { timeout: 30_000 }).toEqual(wanted);
}

it('follows a navigation module that comes and goes, and a folder’s file', async () => {
  site = diskSite({
    'content/index.md': pageText('Velo'),
    'content/rides.md': pageText('Rides'),
    'content/bells.md': pageText('Bells'),
  });
  served = await serveXdocs(site.root);
  await shown('Velo', 'Bells', 'Rides');
  site.write({ 'content/navigation.ts': "export default [{ pathname: '/rides/', title: 'All rides' }];" });
  await shown('All rides');
  rmSync(site.path('content/navigation.ts'));
  await shown('Velo', 'Bells', 'Rides');
  site.write({ 'content/rides.md': `---\norder: 1\n---\n${pageText('Rides')}` });
  await shown('Velo', 'Rides', 'Bells');
});
