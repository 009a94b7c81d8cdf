// A site that is new to the cache, loaded page by page: what a dev server does so that its first page is there at once.
import { expect, it } from 'vitest';
import { loadSite, readAhead } from '../../src/load/load-site.ts';
import type { Cache } from '../../src/load/cache.ts';
import { openProject } from '../../src/load/project.ts';
import { diskSite, packageFiles } from '../support/disk-site.ts';
import { blocksOf, pageText, projectFrom } from '../support/site-from.ts';

const demo = 'export default function Ring() {\n  return <button>Ring</button>;\n}\n';
const files = {
  'index.md': pageText('Welcome.', 'Velo'),
  'bells.md': pageText(
    '## How to ring\n\n{{"demo": "Ring.tsx"}}',
    'The `useBell` [hook](/hooks/) [<span class="plan-pro"></span>](/plans/)',
  ),
  'bells-zh.md': pageText('## 怎么按\n\n文字。', '铃'),
  'locks.md': `---\ntitle: Locks and keys\n---\n\n${pageText('## Keys\n\n{{"demo": "Ring.tsx"}}', 'Locks')}`,
  'Ring.tsx': demo,
};
const config = { locales: ['en', 'zh'] };

async function partial(wanted: (pathname: string) => boolean = () => false) {
  const project = projectFrom(files, config);
  const loaded = await loadSite(project, { wanted });
  return {
    project,
    loaded,
    page: (pathname: string, from = loaded, locale = 'en') => from.site.pages.get(locale)!.get(pathname)!,
  };
}

it('knows place and title of a page before it is read, as they will be', async () => {
  const { loaded, page } = await partial();
  const whole = await loadSite(projectFrom(files, config));
  for (const [pathname, { title }] of whole.site.pages.get('en')!) {
    expect(loaded.unread!.has(page(pathname))).toBe(true);
    expect(page(pathname)).toMatchObject({ directives: [], problems: [] });
    expect(page(pathname).title).toBe(title);
  }
  expect(loaded.site.name).toBe('Velo');
  expect(loaded.site.demos.size).toBe(0);
  expect(loaded.site.navigation.get('en')).toEqual(whole.site.navigation.get('en'));
});

it('tells of demos before it waits for the API', async () => {
  const told: string[] = [];
  const { site } = await loadSite(projectFrom(files, config), {
    onStep: (step) => told.push(step),
    onIslands: ({ demos, pages }) => told.push([...demos.keys()].join(), String(pages.get('zh')!.size)),
  });
  expect(told).toEqual(['pages', 'demos', [...site.demos.keys()].join(), '1', 'API pages']);
});

it('reads the pages that are wanted, and no other', async () => {
  const { loaded, page, project } = await partial((pathname) => pathname === '/');
  expect(loaded.unread!.has(page('/'))).toBe(false);
  expect(blocksOf(loaded, '/')).toHaveLength(1);
  expect(loaded.unread!.has(page('/bells/'))).toBe(true);
  // A later load finds it in the cache, and still reads no other.
  const later = await loadSite(project, { wanted: () => false });
  expect(blocksOf(later, '/')).toHaveLength(1);
  expect(later.unread!.has(page('/locks/', later))).toBe(true);
});

it('reads one more page, its demos and its translations', async () => {
  const { loaded, page } = await partial();
  const more = await loaded.unread!.read('/bells/');
  expect(page('/bells/', more).headings).toMatchObject([{ id: 'how-to-ring' }]);
  expect(page('/bells/', more, 'zh').headings).toMatchObject([{ id: 'how-to-ring', text: '怎么按' }]);
  expect([...more.site.demos.keys()]).toEqual(['content/Ring']);
  expect(more.unread!.has(page('/locks/', more))).toBe(true);
  expect(loaded.unread!.has(page('/bells/'))).toBe(true);
});

it('shows in the navigation what a page is called once it is read, whichever page was read before it', async () => {
  const project = projectFrom({ ...files, 'horns.md': pageText('Text.', 'Horns &amp; bells') }, config);
  const first = await (await loadSite(project, { wanted: () => false })).unread!.read('/locks/');
  const { site } = await first.unread!.read('/horns/');
  expect(site.navigation.get('en')!.order.map(({ title }) => title)).toContain('Horns & bells');
});

it('keeps what is wrong with the navigation while pages are read', async () => {
  const entries = [{ pathname: '/bells/' }, { pathname: '/bells/' }];
  const project = projectFrom({ ...files, 'navigation.ts': `export default ${JSON.stringify(entries)};` }, config);
  let loaded = await loadSite(project, { wanted: () => false });
  for (const pathname of ['/locks/', '/bells/', '/']) {
    loaded = await loaded.unread!.read(pathname);
    expect(
      loaded.site.problems.filter(({ rule }) => rule === 'navigation-duplicate'),
      pathname,
    ).toHaveLength(1);
  }
});

it('knows title and product of a page behind a long front matter', async () => {
  const text = `---\ncomponents:\n${'  - Bell\n'.repeat(1000)}# a comment\nproductId: kit\n---\n\n${pageText('Text.', 'Bells')}`;
  const { site, unread } = await loadSite(projectFrom({ 'index.md': pageText('Text.', 'Velo'), 'bells.md': text }), {
    wanted: () => false,
  });
  expect(unread!.has(site.pages.get('en')!.get('/bells/')!)).toBe(true);
  expect(site.pages.get('en')!.get('/bells/')).toMatchObject({
    title: 'Bells',
    frontMatter: { productId: 'kit' },
  });
});

it('says that something is left where the errors of a package are not read yet', async () => {
  const disk = diskSite({
    'xdocs.config.ts': "export default { productionErrors: ['@velo/kit'] };\n",
    'content/index.md': pageText('Text.', 'Velo'),
    ...packageFiles(
      '@velo/kit',
      'export {};\n',
      "throw new Error(process.env.NODE_ENV !== 'production' ? 'No bell.' : formatErrorMessage(1));\n",
    ),
  });
  try {
    const project = await openProject(disk.root);
    const early = await loadSite(project, { wanted: (pathname) => pathname === '/' });
    expect(early.unread).toBeDefined();
    expect((await early.unread!.read('/')).unread).toBeDefined();
    expect((await loadSite(project)).unread).toBeUndefined();
    expect((await loadSite(project, { wanted: () => false })).unread).toBeUndefined();
  } finally {
    disk.remove();
  }
});

it('finds every page in the cache once it has read ahead', async () => {
  const { project, page } = await partial();
  await readAhead(project);
  const later = await loadSite(project, { wanted: () => false });
  const whole = await loadSite(projectFrom(files, config));
  expect(later.unread).toBeUndefined();
  for (const pathname of whole.site.pages.get('en')!.keys()) {
    expect(page(pathname, later)).toEqual(page(pathname, whole));
    expect(blocksOf(later, pathname)).toEqual(blocksOf(whole, pathname));
  }
  expect(later.site.demos.size).toBe(1);
});

it('takes the whole site from the cache of an earlier run, without its bodies until they are shown', async () => {
  const disk = diskSite({
    'content/index.md': files['index.md'],
    'content/bells.md': pageText('## Ring\n\nText.', 'Bells'),
  });
  try {
    const first = await openProject(disk.root);
    await loadSite(first);
    first.cache.save();
    const second = await openProject(disk.root);
    let bodies = 0;
    const open: Cache['open'] = (spec) => {
      const store = second.cache.open(spec);
      return spec.name === 'bodies' ? { ...store, get: (key) => (bodies++, store.get(key)) } : store;
    };
    const loaded = await loadSite({ ...second, cache: { ...second.cache, open } }, { wanted: () => false });
    expect(loaded.site.pages.get('en')!.get('/bells/')).toMatchObject({ title: 'Bells', headings: [{ id: 'ring' }] });
    expect(bodies).toBe(0);
    const [block] = blocksOf(loaded, '/bells/');
    expect(block).toMatchObject({ html: expect.stringContaining('<h2 id="ring">') as string });
    expect(bodies).toBe(1);
  } finally {
    disk.remove();
  }
});

it.each([
  ['another language', { locales: ['en'] }, { locales: ['de'] }],
  ['another order of the same', { locales: ['en', 'de'] }, { locales: ['de', 'en'] }],
])('takes no page of the cache for one of %s', async (_, before, after) => {
  const configText = (value: object) => `export default ${JSON.stringify(value)};\n`;
  const disk = diskSite({ 'xdocs.config.ts': configText(before), 'content/index.md': pageText('Text.', 'Velo') });
  try {
    const first = await openProject(disk.root);
    await loadSite(first);
    first.cache.save();
    disk.write({ 'xdocs.config.ts': configText(after) });
    const { site } = await loadSite(await openProject(disk.root));
    const [locale] = after.locales;
    expect(site.pages.get(locale!)?.get('/')?.address).toEqual({ locale, pathname: '/' });
  } finally {
    disk.remove();
  }
});

it('reads links to the source anew where the documented branch is another', async () => {
  const configText = (branch: string) =>
    `export default { repository: { url: 'https://github.com/velo/kit', branch: '${branch}' } };\n`;
  const disk = diskSite({
    'xdocs.config.ts': configText('one'),
    'content/index.md': pageText('[Source](https://github.com/velo/kit/blob/-/a.ts)', 'Velo'),
  });
  const shown = async () => {
    const project = await openProject(disk.root);
    const loaded = await loadSite(project);
    project.cache.save();
    const [block] = blocksOf(loaded, '/');
    return block?.type === 'html' ? block.html : '';
  };
  try {
    expect(await shown()).toContain('/blob/one/a.ts');
    disk.write({ 'xdocs.config.ts': configText('two') });
    expect(await shown()).toContain('/blob/two/a.ts');
  } finally {
    disk.remove();
  }
});
