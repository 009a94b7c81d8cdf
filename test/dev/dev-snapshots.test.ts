// What a dev server survives: a cache that cannot be written, a config that is broken, a snapshot that comes while it
// answers.
import { expect, it } from 'vitest';
import { devApi, type DevApi } from '../../src/dev/dev-api.ts';
import { devSnapshots, type DevSnapshotsOptions } from '../../src/dev/dev-snapshots.ts';
import { XdocsError } from '../../src/model/problem.ts';
import type { Cache } from '../../src/load/cache.ts';
import type { Project } from '../../src/load/project.ts';
import { pageDates } from '../../src/load/page-dates.ts';
import { apiOf } from '../support/api-of.ts';
import { pageText, projectFrom } from '../support/site-from.ts';
import { plainRenderer, templatesOf } from '../support/site-renderer.ts';

/** Sources of a project in memory that follow whatever comes. */
function sourcesOf(project: Project) {
  return {
    project,
    api: devApi(project),
    templates: Promise.resolve(templatesOf(plainRenderer)),
    moduleRevision: 0,
    follow: () => Promise.resolve(),
    contentStands: () => Promise.resolve(true),
  };
}
const started = (sources: DevSnapshotsOptions['sources'], told: Partial<DevSnapshotsOptions> = {}) =>
  devSnapshots({ sources, dates: pageDates(), onNews: () => undefined, onFailure: () => undefined, ...told });

it('shows the next snapshot though the cache cannot be written, and says once why it cannot', async () => {
  const made = projectFrom({ 'index.md': pageText('Text.', 'Velo') });
  const save: Cache['save'] = () => [
    { rule: 'cache-unwritable', severity: 'warning', file: '.xdocs', reason: 'ENOSPC: no space left' },
  ];
  const project = { ...made, cache: { ...made.cache, save } };
  const failures: string[] = [];
  let news = 0;
  const snapshots = await started(sourcesOf(project), {
    onNews: () => news++,
    onFailure: (message) => failures.push(message),
  });
  const first = snapshots.present().revision;
  await snapshots.retake();
  await snapshots.retake();
  expect(snapshots.present().revision).toBe(first + 2);
  expect(news).toBe(2);
  snapshots.close();
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain('ENOSPC: no space left');
});

it('keeps the reason why a change cannot be followed until it can, whatever else is shown meanwhile', async () => {
  const said: string[] = [];
  let isBroken = true;
  const follow = () => (isBroken ? Promise.reject(new XdocsError('unknown key')) : Promise.resolve());
  const snapshots = await started(
    { ...sourcesOf(projectFrom({ 'index.md': pageText('Text.', 'Velo') })), follow },
    { onFailure: (message) => said.push(message) },
  );
  const first = snapshots.present().revision;
  await snapshots.retake(['xdocs.config.ts']);
  expect(snapshots.failure()).toBe('unknown key');
  // The types of a library are read, another page is saved: the config is as broken as before.
  await snapshots.retake();
  await snapshots.retake(['content/index.md']);
  expect(snapshots.failure()).toBe('unknown key');
  expect(snapshots.present().revision).toBe(first + 3);
  expect(said).toEqual(['unknown key']);
  isBroken = false;
  await snapshots.retake(['xdocs.config.ts']);
  expect(snapshots.failure()).toBeUndefined();
  snapshots.close();
});

it('answers what is made of all pages, though the last of them is read while the answer is looked for', async () => {
  const project = projectFrom({ 'index.md': pageText('Text.', 'Velo'), 'bells.md': pageText('Text.', 'Bells') });
  const snapshots = await started(sourcesOf(project));
  expect(snapshots.present().loaded.unread).toBeDefined();
  const [answer] = await Promise.all([snapshots.answer('/_search/en.json', undefined), snapshots.complete()]);
  expect(answer.status).toBe(200);
  expect((await snapshots.answer('/_search/xx.json', undefined)).status).toBe(404);
  snapshots.close();
});

it('shows a page without reading all others where many have changed at once, and reads them after it', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `page-${index}`);
  const filesWith = (word: string) =>
    Object.fromEntries([
      ['index.md', pageText(word, 'Velo')],
      ...names.map((name) => [`${name}.md`, pageText(word, name)] as const),
    ]);
  const project = projectFrom(filesWith('Before.'));
  const sources = {
    ...sourcesOf(project),
    async follow(changed: readonly string[]) {
      if (changed.length > 0) sources.project = { ...projectFrom(filesWith('After.')), cache: project.cache };
    },
  };
  const snapshots = await started(sources);
  await snapshots.complete();
  expect(snapshots.present().loaded.unread).toBeUndefined();
  await snapshots.retake(names.map((name) => `content/${name}.md`));
  const { unread, site } = snapshots.present().loaded;
  const isUnread = (pathname: string) => unread!.has(site.pages.get('en')!.get(pathname)!);
  expect([isUnread('/page-7/'), isUnread('/page-8/')]).toEqual([true, true]);
  expect(String((await snapshots.answer('/page-7/index.md')).body)).toContain('After.');
  await expect.poll(() => snapshots.present().loaded.unread, { timeout: 20_000 }).toBeUndefined();
  expect(String((await snapshots.answer('/page-8/index.md')).body)).toContain('After.');
  snapshots.close();
});

it('reads no further once it is closed', async () => {
  const project = projectFrom(
    Object.fromEntries(
      ['index', 'bells', 'horns', 'locks', 'lights'].map((name) => [`${name}.md`, pageText('Text.', name)]),
    ),
  );
  const read: string[] = [];
  const open: Cache['open'] = (spec) => {
    const store = project.cache.open(spec);
    const set: typeof store.set = (...args) => {
      if (spec.name === 'pages') read.push(args[0]);
      return store.set(...args);
    };
    return { ...store, set };
  };
  const snapshots = await started(sourcesOf({ ...project, cache: { ...project.cache, open } }));
  read.length = 0;
  const completing = snapshots.complete();
  snapshots.close();
  await completing;
  expect(read.length).toBeLessThan(2);
});

it('leads an address without its last slash to the page, whatever signs it is made of', async () => {
  const snapshots = await started(
    sourcesOf(projectFrom({ 'index.md': pageText('Text.', 'Velo'), '50% öff.md': pageText('Text.', 'Half') })),
  );
  const pathname = [...snapshots.present().pages.keys()].find((key) => key !== '/')!;
  const { status, headers } = await snapshots.answer(pathname.slice(0, -1), undefined);
  expect(status).toBe(302);
  expect(headers!['location']).toMatch(/^[\x21-\x7e]+$/);
  expect(decodeURIComponent(headers!['location']!)).toBe(pathname);
  snapshots.close();
});

it('keeps what bundling found of a demo for the snapshots that have the same demo, and drops it with a new form', async () => {
  // Nothing of this lies on the disk where the bundler looks.
  const content = {
    'index.md': pageText('{{"demo": "Bell.tsx"}}', 'Velo'),
    'content/Bell.tsx': 'export default () => null;\n',
  };
  const project = projectFrom(content);
  const sources = sourcesOf(project);
  let news = 0;
  const snapshots = await started(sources, { onNews: () => news++ });
  const found = () =>
    snapshots
      .present()
      .problems()
      .filter(({ rule }) => rule === 'demo-compile')
      .map(({ file, rule }) => `${rule} ${file}`);
  const { loaded, output, pages } = snapshots.present();
  const page = pages.get('/')!;
  const { view } = output.renderer.viewOf({ page, body: loaded.bodies.of(page) });
  const module = view.blocks.flatMap((block) => (block.type === 'demo' ? [block.module] : []))[0];
  // A page asks for its demo, and before that is bundled, something else is saved.
  const asked = snapshots.answer(module!, undefined);
  await snapshots.retake();
  const before = news;
  expect(found()).toEqual([]);
  expect(String((await asked).body)).toContain('throw new Error');
  expect(found()).toEqual(['demo-compile content/Bell.tsx']);
  expect(news).toBe(before + 1);
  await snapshots.retake();
  expect(found()).toHaveLength(1);
  sources.moduleRevision = 1;
  await snapshots.retake();
  expect(found()).toEqual([]);
  snapshots.close();
});

it('numbers snapshots apart from those of a server that ran before', async () => {
  const editions: string[] = [];
  for (let start = 0; start < 2; start++) {
    const snapshots = await started(sourcesOf(projectFrom({ 'index.md': pageText('Text.', 'Velo') })));
    const { revision, edition } = snapshots.present();
    expect(revision).toBe(1);
    expect(String((await snapshots.answer('/', undefined)).body)).toContain(`data-revision="${edition}"`);
    editions.push(edition);
    snapshots.close();
  }
  expect(new Set(editions).size).toBe(2);
});

it('takes the query along where it leads on', async () => {
  const redirects =
    "export default { '/old/': '/bells/?kind=loud#sound', '/older/': '/bells/', '/out/': 'https://velo.example/#bells' };\n";
  const snapshots = await started(
    sourcesOf(
      projectFrom(
        { 'index.md': pageText('Text.', 'Velo'), 'bells.md': pageText('## Sound', 'Bells'), 'redirects.ts': redirects },
        { redirects: 'content/redirects.ts' },
      ),
    ),
  );
  const target = async (pathname: string, search?: string) =>
    (await snapshots.answer(pathname, { search })).headers?.['location'];
  expect(await target('/bells', '?userLanguage=zh')).toBe('/bells/?userLanguage=zh');
  expect(await target('/older/', '?x=1')).toBe('/bells/?x=1');
  expect(await target('/older/')).toBe('/bells/');
  expect(await target('/old/', '?x=%C3%B6')).toBe('/bells/?kind=loud&x=%C3%B6#sound');
  expect(await target('/old/', '')).toBe('/bells/?kind=loud#sound');
  expect(await target('/out/', '?x=1')).toBe('https://velo.example/?x=1#bells');
  snapshots.close();
});

it('waits for the types of the new config where those of the old one are read no further', async () => {
  const sources = sourcesOf(projectFrom({ 'index.md': pageText('Text.', 'Velo') }));
  const next = { ...sources.api, asked: 0, waitFor: () => Promise.resolve(++next.asked === 1) };
  let close = () => {};
  const old: DevApi = {
    ...sources.api,
    waitFor: () => new Promise((_, fail) => (close = () => fail(new DOMException('closed', 'AbortError')))),
  };
  const snapshots = await started(Object.assign(sources, { api: old }));
  const asked = snapshots.answer('/');
  Object.assign(sources, { api: next });
  close();
  expect((await asked).status).toBe(200);
  expect([next.asked, snapshots.present().revision]).toEqual([1, 2]);
  // What fails by itself is said, and the page goes on to listen.
  Object.assign(sources, { api: { ...next, waitFor: () => Promise.reject(new XdocsError('no <types>')) } });
  const failed = await snapshots.answer('/');
  expect([failed.status, failed.type]).toEqual([500, '.html']);
  expect(failed.body).toContain('no &lt;types&gt;');
  snapshots.close();
});

it('shows a writer’s page in the place of an API index, before the types are read and after', async () => {
  const project = projectFrom(
    { 'index.md': pageText('Text.', 'Velo'), 'api/kit/index.md': pageText('Text.', 'The whole kit') },
    { products: [{ id: 'kit', name: 'Kit', api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }] },
  );
  const sources = sourcesOf(project);
  let isRead = false;
  const types: DevApi = {
    ...sources.api,
    reading: () => ({ apis: isRead ? [apiOf()] : [], problems: [] }),
    complete: () => isRead,
    waitFor: (pathname) => Promise.resolve(pathname.startsWith('/api/') && !isRead && (isRead = true)),
  };
  const snapshots = await started({ ...sources, api: types });
  const bodyOf = async (pathname: string) => String((await snapshots.answer(pathname)).body);
  expect(snapshots.present().pages.get('/api/kit/')).toMatchObject({ kind: 'guide' });
  expect(await bodyOf('/api/kit/bell/')).toContain('Bell');
  expect(await bodyOf('/api/kit/')).toContain('The whole kit');
  await snapshots.complete();
  expect(await bodyOf('/api/kit/')).toContain('The whole kit');
  expect(snapshots.present().problems()).toEqual([]);
  snapshots.close();
});

it('answers with a short page that follows changes where a page cannot be rendered', async () => {
  const code = `export const fail = () => { throw new Error('no <head>'); };\n${'// Much more of it.\n'.repeat(5000)}`;
  const { fail } = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as {
    fail: () => never;
  };
  const sources = {
    ...sourcesOf(projectFrom({ 'index.md': pageText('Text.', 'Velo') })),
    templates: Promise.resolve({ ...templatesOf(plainRenderer), renderer: { ...plainRenderer, renderPage: fail } }),
  };
  const snapshots = await started(sources);
  const { status, type, body } = await snapshots.answer('/');
  expect([status, type]).toEqual([500, '.html']);
  expect(body).toContain('Error: no &lt;head&gt;');
  expect(body).toContain('(templates:1:');
  expect(body).toContain(snapshots.present().devScript);
  expect(body.length).toBeLessThan(5000);
  snapshots.close();
});

it('loads once more where a file has gone of which nobody has told yet', async () => {
  const made = projectFrom({ 'index.md': pageText('Text.', 'Velo') });
  let hasGone = false;
  let looks = 0;
  const readSources = () => (hasGone ? Promise.reject(new XdocsError('cannot be read')) : made.disk.readSources());
  const failures: string[] = [];
  const snapshots = await started(
    {
      ...sourcesOf({ ...made, disk: { ...made.disk, readSources } }),
      contentStands() {
        looks++;
        hasGone = false;
        return Promise.resolve(looks > 1);
      },
    },
    { onFailure: (message) => failures.push(message) },
  );
  await snapshots.complete();
  const { revision } = snapshots.present();
  hasGone = true;
  await snapshots.retake(['content/index.md']);
  expect([snapshots.present().revision, looks, failures]).toEqual([revision + 1, 1, []]);
  hasGone = true;
  await snapshots.retake(['content/index.md']);
  expect(snapshots.failure()).toContain('cannot be read');
  snapshots.close();
});

it('shows what a watcher has missed, when nobody waits', async () => {
  let looks = 0;
  const contentStands = () => Promise.resolve(++looks > 1);
  const snapshots = await started({
    ...sourcesOf(projectFrom({ 'index.md': pageText('Text.', 'Velo') })),
    contentStands,
  });
  await snapshots.complete();
  const { revision } = snapshots.present();
  await snapshots.retake(['content/index.md']);
  await expect.poll(() => snapshots.present().revision).toBe(revision + 2);
  expect(looks).toBe(1);
  snapshots.close();
});
