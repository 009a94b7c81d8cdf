// The search index as files: what it holds of a site, and what of it a change changes.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentHash } from '../../src/disk/read-sources.ts';
import { searchFiles } from '../../src/emit/search-files.ts';
import { shardWords } from '../../src/emit/search-lexicon.ts';
import { searchMemory } from '../../src/emit/search-memory.ts';
import { searchPages, type ProseSource } from '../../src/emit/search-pages.ts';
import type { Api } from '../../src/model/api.ts';
import type { Page } from '../../src/model/page.ts';
import { searchEntries, searchUrl, type SearchManifest } from '../../src/model/search-index.ts';
import type { Site } from '../../src/model/site.ts';
import { apiOf } from '../support/api-of.ts';
import { pageText, siteFrom } from '../support/site-from.ts';
import { largeSite } from './large-site.ts';
import { indexOf } from './search-in.ts';

const bell = apiOf({ productId: 'bells' });
const api: Api = {
  ...bell,
  members: [{ name: 'onRing', type: '() => void', required: false, description: '' }],
  undescribed: [{ name: 'tone', type: 'string', required: true, description: '' }],
  slots: [{ name: 'clapper', description: '', class: 'VeloBell-clapper' }],
  classes: [{ key: 'root', className: 'VeloBell-root', description: '', global: false }],
};
const products = [
  { id: 'bells', name: 'Bells', href: '/bells/', api: { pathname: '/api/bells/', packages: ['@velo/bells'] } },
];
const demo = 'export default function Loud() {\n  return <p>Ding</p>;\n}\n';

const files = {
  'index.md': pageText('Hello.', 'Velo'),
  'bells/bells.md': `---\nproductId: bells\n---\n\n${pageText('## How loud?\n\n{{"demo": "Loud.tsx"}}\n\n{{"demo": "Loud.tsx"}}\n\n### Loud\n\n## How loud?\n', 'Bells and horns')}`,
  'bells/Loud.tsx': demo,
};

/** `kind text url` of all that can be found. */
function everything(site: Site, locale = 'en'): string[] {
  return searchPages(site, { proseOf: () => [] }, locale).flatMap((page) =>
    searchEntries(page).map((entry) => `${entry.kind} ${entry.texts.join(' = ')} ${searchUrl(page, entry)}`),
  );
}

describe('what can be found', () => {
  it('is pages, headings, demos and members, each at the id that the page gives it', async () => {
    const { site } = await siteFrom(files, { products }, { apis: [api] });
    expect(everything(site).sort()).toEqual([
      'class VeloBell-clapper /api/bells/bell/#bell-classes-VeloBell-clapper',
      'class VeloBell-root /api/bells/bell/#bell-classes-VeloBell-root',
      'component Bell /api/bells/bell/',
      'demo Loud /bells/#Loud',
      'heading How loud? /bells/#how-loud',
      'heading How loud? /bells/#how-loud-2',
      'heading Loud /bells/#loud',
      'page Bells API /api/bells/',
      'page Bells and horns = Bells /bells/',
      'page Velo /',
      'prop onRing /api/bells/bell/#bell-prop-onRing',
      'prop tone /api/bells/bell/#bell-prop-tone',
      'slot clapper /api/bells/bell/#bell-slots-clapper',
    ]);
  });

  it('has no ids that the page does not have', async () => {
    const { site } = await siteFrom(files, { products }, { apis: [api] });
    const ids = new Map(
      [...site.pages.get('en')!.values()].map((page) => [page.address.pathname, new Set(page.anchors)]),
    );
    const links = everything(site).filter((line) => line.includes('#') && !line.startsWith('demo'));
    for (const line of links) {
      const [path, id] = line.split(' ').at(-1)!.split('#') as [string, string];
      expect(ids.get(path), line).toContain(id);
    }
    expect(links.length).toBeGreaterThan(5);
  });

  it('leaves out pages that could not be made', async () => {
    const { site } = await siteFrom({ 'index.md': pageText('Hello.'), 'broken.md': pageText('No.') });
    const pages = new Map(
      [...site.pages.get('en')!].map(([pathname, page]) => [
        pathname,
        pathname === '/broken/' ? ({ ...page, kind: 'failed' } as const) : page,
      ]),
    );
    expect(everything({ ...site, pages: new Map([['en', pages]]) })).toEqual(['page Title /']);
  });

  it('in another language is its pages, and the originals of what it has not under the titles of its table', async () => {
    const { site } = await siteFrom(
      {
        'index.md': pageText('Hello.', 'Velo'),
        'index-zh.md': pageText('你好。', '单车'),
        'bells.md': pageText('Ding.', 'Bells'),
      },
      { locales: ['en', 'zh'] },
      { translations: { zh: { 'pages./bells/': '车铃' } } },
    );
    expect(everything(site, 'zh')).toEqual(['page 车铃 = Bells /bells/', 'page 单车 = Velo /zh/']);
    const texts = (locale: string) => (JSON.parse(indexOf(site).get(`${locale}.json`)!) as SearchManifest).texts;
    expect([texts('en')['open'], texts('zh')['open']]).toEqual(['Search', '搜索']);
  });

  it('is asked for in words that a site may replace', async () => {
    const { site } = await siteFrom(
      { 'index.md': pageText('Hello.') },
      { locales: ['en'] },
      { translations: { en: { 'search.recent': 'Seen before' } } },
    );
    const { texts } = JSON.parse(indexOf(site).get('en.json')!) as SearchManifest;
    expect(texts['recent']).toBe('Seen before');
    expect(texts['kind.slot']).toBe('Slot');
  });
});

it('knows a name of two to four words without its spaces, too: longer ones nobody types so', () => {
  const wordsOf = (title: string) => shardWords([{ url: '/a/', title, kind: 'page' }]).map(([word]) => word);
  expect(wordsOf('Bell')).toEqual(['bell']);
  expect(wordsOf('Bike Bell')).toEqual(['bike', 'bell', 'bikebell']);
  expect(wordsOf('Rear Rack Light Set')).toEqual(['rear', 'rack', 'light', 'set', 'rearracklightset']);
  expect(wordsOf('Rear Rack Light Set Pro')).toEqual(['rear', 'rack', 'light', 'set', 'pro']);
});

describe('the files', () => {
  const { site } = largeSite(400, 2000);
  const english = site.pages.get('en')!;
  const withPages = (pages: readonly Page[]): Site => ({
    ...site,
    pages: new Map([['en', new Map(pages.map((page) => [page.address.pathname, page]))]]),
  });
  const shardsOf = (index: ReadonlyMap<string, string>) =>
    (JSON.parse(index.get('en.json')!) as SearchManifest).shards.map(([name]) => name);
  const before = indexOf(site);

  it('are several shards of pages, all of them, each page once', () => {
    const shards = shardsOf(before);
    expect(shards.length).toBeGreaterThan(5);
    const urls = shards.flatMap((name) => (JSON.parse(before.get(name)!) as { url: string }[]).map(({ url }) => url));
    expect(urls.sort()).toEqual([...english.keys()].sort());
  });

  it('are neither large, so that a query loads little, nor so small that it asks for many', () => {
    const { shards, lexicon } = JSON.parse(before.get('en.json')!) as SearchManifest;
    const averageOf = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + gzipSync(before.get(name)!).length, 0) / names.length;
    const [shard, piece] = [averageOf(shards.map(([name]) => name)), averageOf(lexicon.map(([, name]) => name))];
    expect(Math.abs(shard - 4000), `${shard} bytes a shard`).toBeLessThan(1500);
    expect(Math.abs(piece - 2000), `${piece} bytes a piece of the lexicon`).toBeLessThan(800);
  });

  it('are the same at every run, and the same as a server answers', () => {
    const again = searchFiles(site, { proseOf: () => [] }, contentHash);
    for (const [name, text] of before) expect(again.answer(`/x/_search/${name}`)).toBe(text);
    expect(again.answer('/x/_search/other.json')).toBeUndefined();
    expect(again.answer('/x/page/')).toBeUndefined();
  });

  it('change by one shard when a page changes', () => {
    const pages = [...english.values()];
    for (const index of [3, 141, 366]) {
      const changed = pages.map((page, at) => (at === index ? { ...page, title: `${page.title} anew` } : page));
      const after = indexOf(withPages(changed));
      const shards = shardsOf(after);
      expect(shards.filter((name) => !before.has(name))).toHaveLength(1);
      expect(shardsOf(before).filter((name) => !after.has(name))).toHaveLength(1);
      // Of the lexicon change the pieces with the page's words, and no others.
      const pieces = [...after.keys()].filter((name) => name.endsWith('.txt'));
      expect(pieces.filter((name) => !before.has(name)).length).toBeLessThanOrEqual(6);
      expect(pieces.length).toBeGreaterThan(6);
    }
  });

  it('change by a few shards at most when a page comes or goes, whatever its place in the order', () => {
    const pages = [...english.values()];
    expect(shardsOf(before).length).toBeGreaterThan(12);
    for (const index of [0, 57, 141, 250, 366, 399]) {
      const after = shardsOf(indexOf(withPages(pages.filter((_, at) => at !== index))));
      expect(after.filter((name) => !before.has(name)).length).toBeLessThanOrEqual(3);
    }
  });

  it('change by one shard when a text changes, and by the pieces with the words that came and went', () => {
    const { bodies } = largeSite(400, 2000);
    const full = indexOf(site, bodies);
    const guide = [...english.values()].filter(({ kind }) => kind === 'guide')[57]!;
    const after = indexOf(site, {
      proseOf: (page) =>
        page === guide
          ? bodies.proseOf(page).map((text, index) => (index === 2 ? `${text} Anew.` : text))
          : bodies.proseOf(page),
    });
    expect(shardsOf(after).filter((name) => !full.has(name))).toHaveLength(1);
    const pieces = [...after.keys()].filter((name) => name.endsWith('.txt'));
    const changed = pieces.filter((name) => !full.has(name));
    expect(changed.length).toBeGreaterThan(0);
    // A section that is a word longer is a little less about each of the others.
    expect(changed.length).toBeLessThan(pieces.length / 2);
    expect(indexOf(site, bodies)).toEqual(full);
  });

  it('are the same with a memory, which asks changed pages and their neighbours only for what they say', () => {
    const { bodies } = largeSite(400, 2000);
    const memory = searchMemory();
    const changed = new Map<Page, string>();
    const asked: Page[] = [];
    const source: ProseSource = {
      proseOf(page) {
        asked.push(page);
        return [...bodies.proseOf(page), changed.get(page) ?? ''];
      },
      hashOf: (page) => `${page.address.pathname} ${changed.get(page) ?? ''}`,
    };
    const guides = [...english.values()].filter(({ kind }) => kind === 'guide');
    const index = () => {
      asked.length = 0;
      const names = [...searchFiles(site, source, contentHash, memory).files()].map(
        ({ path, key }) => `${path} ${key}`,
      );
      return { names, asked: new Set(asked).size };
    };
    const first = index();
    expect(first.asked).toBe(guides.length);
    expect(index()).toEqual({ names: first.names, asked: 0 });
    expect(indexOf(site, source, memory)).toEqual(indexOf(site, source));
    for (const guide of [guides[3]!, guides[99]!, guides[3]!]) {
      changed.set(guide, `Anew ${changed.size}.`);
      expect(index().asked).toBeLessThan(guides.length / 5);
      expect(indexOf(site, source, memory)).toEqual(indexOf(site, source));
    }
  });
});
