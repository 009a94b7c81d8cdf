// How `xdocs serve` starts and ends: which port, what is there at once, what is waited for, and Ctrl-C.
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { diskSite, packageFiles, pageText } from '../support/disk-site.ts';
import type { DiskSite } from '../support/disk-site.ts';
import { runXdocs, serveXdocs } from '../support/run-xdocs.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function site(files: Readonly<Record<string, string>>): DiskSite {
  const made = diskSite(files);
  ends.push(made.remove);
  return made;
}

async function served(root: string, args?: readonly string[]) {
  const run = await serveXdocs(root, { args });
  ends.push(run.end);
  return run;
}

const velo = { 'content/index.md': pageText('Velo'), 'content/bells.md': pageText('Bells') };

it('takes the next port where the first is taken, and listens on this machine alone', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  ends.push(() => other.close());
  const { port } = other.address() as AddressInfo;
  const { url } = await served(site(velo).root, ['--port', String(port)]);
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(Number(new URL(url).port)).toBeGreaterThan(port);
  expect(await (await fetch(url)).text()).toContain('<h1>Velo</h1>');
});

it('ends on Ctrl-C with 0, an open page notwithstanding', async () => {
  const run = await served(site(velo).root);
  const events = await fetch(new URL('/_xdocs/events', run.url));
  expect(events.headers.get('content-type')).toContain('event-stream');
  expect((await run.end()).code).toBe(0);
  await expect(fetch(run.url)).rejects.toThrow();
});

it('ends on Ctrl-C where its folder goes at the same moment', async () => {
  const folder = site(velo);
  const run = await served(folder.root);
  await fetch(run.url);
  // By then it watches: this page was not there when it looked.
  folder.write({ 'content/horns.md': pageText('Horns') });
  await expect.poll(async () => (await fetch(new URL('/horns/', run.url))).status).toBe(200);
  const ended = run.end();
  try {
    folder.remove();
  } catch (error) {
    // The server still wrote a file into a folder that had just been emptied; what is left goes after the test.
    expect(error).toMatchObject({ code: 'ENOTEMPTY' });
  }
  expect((await ended).code).toBe(0);
});

it('says that a rule fails, and goes on', async () => {
  const folder = site({
    ...velo,
    'xdocs.config.js': `import { existsSync } from 'node:fs';
const severity = {
  get 'link-broken'() {
    if (existsSync('content/fails')) throw new Error('no severity today');
    return 'error';
  },
};
export default { name: 'Velo', severity };
`,
  });
  const run = await served(folder.root);
  const text = async () => (await fetch(run.url)).text();
  const bikes = (count: string) => pageText('Velo', `${count} bikes. See [the bells](/bell/).`);
  folder.write({ 'content/index.md': bikes('Ten') });
  await expect.poll(run.output).toContain('/bell/');
  folder.write({ 'content/fails': '', 'content/index.md': bikes('Nine') });
  await expect.poll(run.output).toContain('no severity today');
  await expect.poll(text).toContain('Nine bikes.');
  // A page that opens meanwhile follows what comes.
  const events = await fetch(new URL('/_xdocs/events', run.url));
  expect(events.status).toBe(200);
  await events.body?.cancel();
  rmSync(folder.path('content/fails'));
  folder.write({ 'content/index.md': pageText('Velo', 'Eight bikes.') });
  await expect.poll(text).toContain('Eight bikes.');
  await expect.poll(run.output).toContain('✓ mended: content/index.md');
});

it('has a browser keep the scripts that are named by their content, and ask for everything else again', async () => {
  const { url } = await served(site(velo).root);
  const page = await fetch(url);
  const [, script] = /<script[^>]* src="([^"]*_app\.[^"]+)"/.exec(await page.text()) ?? [];
  const caching = async (path: string) => (await fetch(new URL(path, url))).headers.get('cache-control');
  expect(await caching(script!)).toBe('public, max-age=31536000, immutable');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await caching('/_xdocs/dev.js')).toBe('no-cache');
  expect(await caching('/llms.txt')).toBe('no-cache');
});

it('leads an address without its last slash, and the origin, to the page', async () => {
  const { url } = await served(site({ ...velo, 'xdocs.config.ts': "export default { base: '/kit' };\n" }).root);
  const { origin } = new URL(url);
  expect(url).toBe(`${origin}/kit/`);
  for (const [asked, found] of [
    ['/', '/kit/'],
    ['/kit/bells', '/kit/bells/'],
    ['/kit/bells/', '/kit/bells/'],
  ]) {
    const response = await fetch(origin + asked);
    expect([response.status, new URL(response.url).pathname]).toEqual([200, found]);
  }
});

it('answers an address that leads nowhere with 404 and what is near', async () => {
  const { url } = await served(site(velo).root);
  const response = await fetch(new URL('/bell/', url));
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('href="/bells/"');
});

it('serves pages that build makes, but for its own script', async () => {
  const project = site(velo);
  await runXdocs(['build'], { cwd: project.root });
  const { url } = await served(project.root);
  const html = await (await fetch(new URL('/bells/', url))).text();
  const body = (text: string) => /<main[^]*<\/main>/.exec(text)?.[0];
  expect(body(html)).toBe(body(project.read('build/bells/index.html')));
  expect(project.read('build/bells/index.html')).not.toContain('_xdocs');
});

it('shows a guide while types are still being read, and waits for them where an API page is asked for', async () => {
  const declaration =
    "import * as React from 'react';\nexport interface BellProps { /** How loud it is. */ volume?: number }\nexport declare function Bell(props: BellProps): React.JSX.Element;\n";
  const project = site({
    ...velo,
    'package.json': '{ "name": "velo-docs" }',
    'content/navigation.ts':
      "import { apiPages } from 'xdocs';\n\nexport default [{ pathname: '/bells/' }, apiPages('kit')];\n",
    'xdocs.config.ts':
      "export default { products: [{ id: 'kit', name: 'Kit', api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }] };\n",
    ...packageFiles('@velo/kit', declaration, 'export function Bell() { return null; }\n'),
  });
  const { url } = await served(project.root);
  const get = (pathname: string) => fetch(new URL(pathname, url));
  const api = get('/api/kit/bell/');
  const first = await Promise.race([get('/bells/').then(() => 'the guide'), api.then(() => 'the API page')]);
  expect(first).toBe('the guide');
  expect((await api).status).toBe(200);
  expect(await (await api).text()).toContain('How loud it is.');
  expect(await (await get('/bells/')).text()).toContain('href="/api/kit/bell/"');
});

it('shows the page that is asked for before it has read the others, and what is made of all pages after them', async () => {
  const others = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `content/bikes/bike-${index}.md`,
      pageText(
        `Bike ${index}`,
        Array.from({ length: 40 }, (_, line) => `## Part ${line}\n\nText with **marks**.`).join('\n\n'),
      ),
    ]),
  );
  const project = site({ ...velo, ...others });
  const { url } = await served(project.root);
  const get = (pathname: string) => fetch(new URL(pathname, url)).then((response) => response.text());
  // Asked for first, and answered last: it names the headings of all pages.
  const list = get('/llms.txt');
  const first = await Promise.race([
    get('/bikes/bike-200/').then((html) => ['the page', html] as const),
    list.then((text) => ['the list', text] as const),
  ]);
  expect(first[0]).toBe('the page');
  expect(first[1]).toContain('id="part-39"');
  expect(first[1]).toContain('href="/bikes/bike-201/"');
  expect(await list).toContain('/bikes/bike-299/');
  expect(await get('/bikes/bike-299/')).toContain('id="part-39"');
});
