// A site that has a folder of a host and nothing else, as a project page: built for it, served below it, followed by every
// address that its files name, and used in a browser. Nothing of it may ask the host for anything beside the folder.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';
import { serveFolder, type ServedFolder } from '../support/serve-folder.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { watchedPage } from '../support/watched-page.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const guide = `## Rings

[From the root](/guide/locks/), [with the base](/project/guide/locks/), [beside it](./locks.md), [a file](/bell.svg).

![Bell](/bell.svg)

<img src="/bell.svg" alt="Bell" srcset="/bell.svg 2x">

{{"demo": "Ring.tsx"}}`;

const files = {
  'xdocs.config.ts': `export default {
    name: 'Velo', base: '/project', outLayout: 'base', origin: 'https://velo.example', locales: ['en', 'zh'], translations: 'words',
    logo: '/bell.svg', links: [{ text: 'Locks', href: '/guide/locks/' }], redirects: 'redirects.json', playground: 'play.jsx',
    footer: { text: 'Ride on.', links: [{ text: 'Plan', href: '/plan.txt' }] },
    notifications: [{ id: 'a', title: 'New', text: 'Locks', href: '/guide/locks/' }],
    products: [{ id: 'kit', name: 'Kit', href: '/guide/', versions: [{ text: 'v1', href: '/guide/', current: true }, { text: 'v0', href: '/guide/locks/' }] }],
  };`,
  'words/zh.json': JSON.stringify({
    'pages./': '首页',
    'pages./guide-pages': '指南',
    'pages./guide/': '指南',
    'pages./guide/locks/': '锁',
  }),
  'redirects.json': '{ "/old/": "/guide/locks/" }',
  'play.jsx': 'export default () => <p>Play</p>;\n',
  'public/bell.svg': picture,
  'public/plan.txt': 'A plan.\n',
  'content/navigation.ts': `export default [{ pathname: '/' }, { pathname: '/guide-pages', title: 'Guide', children: [{ pathname: '/guide/' }, { pathname: '/guide/locks/' }] }];`,
  'content/index.md': pageText(
    'Velo',
    '{{"component": "xdocs/Landing", "actions": [{ "text": "Begin", "href": "/guide/" }]}}\n\n{{"component": "xdocs/Gallery", "below": "/guide/"}}',
  ),
  'content/guide/index.md': `---\nproductId: kit\n---\n${pageText('Guide', guide)}`,
  'content/guide/index-zh.md': pageText('指南', '[锁](/guide/locks/)'),
  'content/guide/locks.md': pageText('Locks', '[Up](/guide/#rings)'),
  'content/guide/Ring.tsx':
    'import { useState } from \'react\';\nexport default function Ring() {\n  const [count, setCount] = useState(0);\n  return <button type="button" onClick={() => setCount(count + 1)}>Rung {count}</button>;\n}\n',
};

let site: DiskSite;
let served: ServedFolder;
beforeAll(async () => {
  site = diskSite(files);
  const { code, stdout, stderr } = await runXdocs(['build'], { cwd: site.root });
  expect([code, stderr], stdout + stderr).toEqual([0, '']);
  served = await serveFolder(site.path('build'), { prefix: '/project' });
});
afterAll(async () => {
  await served.close();
  site.remove();
});

it('has its files at the root of the output, and none of the base’s name', () => {
  const entries = readdirSync(site.path('build'));
  for (const name of ['index.html', 'guide', 'zh', '404.html', 'robots.txt', 'sitemap.xml', '_redirects', 'old'])
    expect(entries).toContain(name);
  expect(entries).toContain('bell.svg');
  expect(entries).not.toContain('project');
});

it('names the base in every address: all that its pages, lists and styles name is there', async () => {
  const seen = new Set<string>();
  const broken: string[] = [];
  const pending = [
    '/project/',
    '/project/zh/guide/',
    '/project/404.html',
    '/project/sitemap.xml',
    '/project/pages.json',
  ];
  const outside: string[] = [];
  for (let url = pending.pop(); url !== undefined; url = pending.pop()) {
    const path = url.replace(/[?#].*/s, '');
    if (seen.has(path)) continue;
    seen.add(path);
    if (!path.startsWith('/project/')) outside.push(url);
    // Not every host leads from a folder's name to the name with a slash: no address may need it.
    const answer = await fetch(served.origin + path, { redirect: 'manual' });
    const text = await answer.text();
    if (answer.status !== 200) broken.push(path);
    if (!/html|xml|css|json/.test(answer.headers.get('content-type') ?? '')) continue;
    const named = [
      ...text.matchAll(/\b(?:href|src|srcset|data-module|data-sources|data-sheet)="([^"]*)"/g),
      ...[...text.matchAll(/\sdata-entries="([^"]*)"/g)].map(([, name]) => [
        '',
        `${/\sdata-entries-at="([^"]*)"/.exec(text)?.[1] ?? ''}${name}.html`,
      ]),
      ...text.matchAll(/<loc>https:\/\/velo\.example([^<]*)/g),
      ...text.matchAll(/\burl\("?([^")]*)/g),
    ].map(([, address]) => address!.split(' ')[0]!.replaceAll('&amp;', '&'));
    for (const address of named) {
      const { origin, pathname } = new URL(address, served.origin + path);
      if ([served.origin, 'https://velo.example'].includes(origin)) pending.push(pathname);
    }
  }
  expect(outside).toEqual([]);
  expect(broken).toEqual([]);
  for (const page of ['/project/guide/locks/', '/project/zh/guide/', '/project/bell.svg', '/project/plan.txt'])
    expect(seen).toContain(page);
  const read = (name: string) => readFileSync(site.path(`build/${name}`), 'utf8');
  expect(read('robots.txt')).toContain('Sitemap: https://velo.example/project/sitemap.xml');
  expect(read('_redirects')).toBe('/project/old/ /project/guide/locks/ 301\n');
  expect(read('guide/index.md')).toContain('[From the root](/project/guide/locks/)');
  expect(read('site.webmanifest')).toContain('"start_url": "/project/"');
});

it('works in a browser: demo, page change, search, language, missing page, old address', async () => {
  const { page, complaints } = await watchedPage(await sharedBrowser());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${served.origin}/project/guide/`);
  await page.getByRole('button', { name: 'Rung 0' }).click();
  await page.getByRole('button', { name: 'Rung 1' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'From the root' }).click();
  await page.waitForURL('**/project/guide/locks/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('guide');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${served.origin}/project/guide/?userLanguage=zh`);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText('指南').first().waitFor();
  await page.goto(`${served.origin}/project/old/?a=1#x`);
  await page.waitForURL('**/project/guide/locks/?a=1#x');
  expect(complaints).toEqual([]);
  await page.goto(`${served.origin}/project/guide/lokcs/`);
  await page.getByRole('main').getByRole('link', { name: 'Locks' }).click();
  await page.waitForURL('**/project/guide/locks/');
  expect(asked.filter((path) => !path.startsWith('/project/'))).toEqual([]);
  await page.close();
});

it('says which values the key has', async () => {
  const wrong = diskSite({ ...files, 'xdocs.config.ts': "export default { base: '/x', outLayout: 'flat' };" });
  const { code, stderr } = await runXdocs(['build'], { cwd: wrong.root });
  expect([code, stderr]).toEqual([2, expect.stringContaining('"outLayout" is "origin" or "base", found "flat"')]);
  wrong.remove();
});
