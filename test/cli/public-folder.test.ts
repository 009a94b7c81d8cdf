// A dev server and the public folder, which may come after it was started.
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

const bell = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

/** Asks until the answer is as it should be. */
async function answered(path: string, isRight: (status: number, text: string) => boolean): Promise<string> {
  for (;;) {
    const answer = await fetch(new URL(path, served.url));
    const text = await answer.text();
    if (isRight(answer.status, text)) return text;
  }
}

it('is served when it comes, goes and comes back', async () => {
  site = diskSite({ 'content/index.md': pageText('Velo', '![A bell](/static/bell.svg)') });
  served = await serveXdocs(site.root);
  await answered('/', (status, text) => status === 200 && text.includes('bell.svg'));
  for (let round = 0; round < 2; round++) {
    site.write({ 'public/static/bell.svg': bell });
    expect(await answered('/static/bell.svg', (status) => status === 200)).toBe(bell);
    // The page knows the size of its picture from then on.
    await answered('/', (_, text) => /<img[^>]*width="40"/.test(text));
    rmSync(site.path('public'), { recursive: true });
    await answered('/static/bell.svg', (status) => status === 404);
  }
});
