// How light a page is: what a guide without demos loads, gzipped, until long after its reader has scrolled to the end.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { contentsOf, pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { passTime, stopClock } from '../support/watched-page.ts';

const words =
  'Ten bikes stand at the harbour, three of them with a child seat, and each has a lock that opens with a card. ';
const section = (index: number) =>
  `## Part ${index}\n\n${words.repeat(6)}\n\n\`\`\`tsx\nexport function Station${index}() {\n  return <Panel open title="Station ${index}" />;\n}\n\`\`\`\n`;
const guide = `---\nproductId: kit\n---\n\n${pageText('Stations', Array.from({ length: 8 }, (_, index) => section(index)).join('\n'))}`;

const others = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`content/group-${index % 6}/page-${index}.md`, pageText(`Page ${index}`)]),
);

/** What the pages of a grown site all have. */
const config = `export default {
  name: 'Velo', locales: ['en', 'zh'], translations: 'content/translations', translateUrl: 'https://example.com/translate',
  repository: { url: 'https://example.com/velo', branch: 'main' }, editUrl: 'https://example.com/velo/edit/main/{path}',
  links: [{ text: 'Shop', href: 'https://example.com/' }], footer: { text: 'Ride on.', links: [{ text: 'Stations', href: '/stations/' }] },
  notifications: [{ id: 'bells', title: 'New bells', text: 'They ring.' }, { id: 'locks', title: 'New locks', text: 'They hold.', href: '/stations/' }],
  products: [{ id: 'kit', name: 'Kit', href: '/', versions: [{ text: 'v2', href: '/', current: true }, { text: 'v1', href: 'https://example.com/v1/' }] }, { id: 'shop', name: 'Shop', href: '/stations/' }],
};\n`;

const { built, newPage } = visitedSite({
  'xdocs.config.ts': config,
  'content/translations/zh.json': '{ "pages./": "单车" }',
  'content/index.md': pageText('Velo'),
  'content/stations.md': guide,
  'content/ride.md': pageText('Ride', '{{"demo": "Bell.tsx"}}\n\nTwice.\n\n{{"demo": "Bell.tsx"}}'),
  'content/Bell.tsx':
    "import Button from '@mui/material/Button';\n\nexport default function Bell() {\n  return <Button>Ring</Button>;\n}\n",
  ...others,
});

/** Opens a page and says what has come over the line since, gzipped, by kinds of requests. */
async function weighed(path: string, read: (page: Page) => Promise<void>) {
  const { page } = await newPage();
  await stopClock(page);
  const sizes: { kind: string; url: string; bytes: number }[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('?told')) return;
    reading.push(
      response.body().then(
        (body) =>
          void sizes.push({
            kind: response.request().resourceType(),
            url: response.url(),
            bytes: gzipSync(body).length,
          }),
        () => undefined,
      ),
    );
  });
  await page.goto(`${built().origin}${path}`);
  await read(page);
  await Promise.all(reading);
  const sum = (kinds: readonly string[]) =>
    sizes.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);
  return { page, sizes, sum };
}

it('loads at most 9 kB of scripts and, as README says, about 25 kB in all', async () => {
  const { page, sizes, sum } = await weighed('/stations/', async (opened) => {
    await opened.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await passTime(opened, 60);
  });
  const scripts = sum(['script', 'fetch', 'xhr']);
  const all = sum(['script', 'fetch', 'xhr', 'document', 'stylesheet']);
  expect(scripts, JSON.stringify(sizes)).toBeLessThanOrEqual(8975);
  expect(all, JSON.stringify(sizes)).toBeLessThanOrEqual(25_200);
  expect(await page.locator('.badge').textContent()).toBe('2');
  // Nothing of React or a demo is asked for, and no font that the page does not show.
  expect(sizes.filter(({ kind }) => kind === 'script')).toHaveLength(1);
});

it('brings no script that nothing asks for', () => {
  const files = Object.entries(contentsOf(built().site.path('build'))).map(([path, content]) => ({
    path,
    text: Buffer.from(content, 'base64').toString(),
  }));
  const scripts = files
    .filter(({ path }) => /^_assets\/[^/]+\.js$/.test(path))
    .map(({ path }) => path.split('/').at(-1)!);
  expect(scripts.length).toBeGreaterThan(5);
  expect(
    scripts.filter((name) => !files.some(({ path, text }) => !path.endsWith(name) && text.includes(name))),
  ).toEqual([]);
});

it('loads at most 12 kB of scripts with demos, before a reader comes', async () => {
  const { sizes, sum } = await weighed('/ride/', (page) => passTime(page, 5));
  expect(sum(['script', 'fetch', 'xhr']), JSON.stringify(sizes)).toBeLessThan(12_000);
});
