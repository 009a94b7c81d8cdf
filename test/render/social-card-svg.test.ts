// The pictures of links: what is on them, how they are drawn, and which page gets which.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../src/disk/package-folder.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { socialImages } from '../../src/output/social-images.ts';
import { socialCardSvg } from '../../src/render/social-card-svg.ts';
import { drawable, socialCardOf } from '../../src/site/social-card-of.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

const card = { siteName: 'Velo', title: 'Bikes', text: 'All about bikes.', accent: '#5cc9b6' };
const none = () => undefined;
const linesOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);

describe('a card', () => {
  it('has the site’s name, the title and the description', () =>
    expect(linesOf(socialCardSvg(card, none))).toEqual(['Velo', 'Bikes', 'All about bikes.']));

  it('breaks long words into lines, and ends what does not fit', () => {
    const lines = linesOf(
      socialCardSvg({ ...card, title: 'A title of many words that goes on and on '.repeat(3), text: '' }, none),
    );
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/ …$/);
  });

  it('escapes what writers wrote', () =>
    expect(socialCardSvg({ ...card, title: '<b> & "c"' }, none)).toContain('&lt;b&gt; &amp; &quot;c&quot;'));

  it('has the page’s drawing and the logo where they are there', () => {
    expect(socialCardSvg({ ...card, picture: '/a.svg', logo: '/b.svg' }, (url) => `data:${url}`)).toMatch(
      /href="data:\/b\.svg".*href="data:\/a\.svg"/,
    );
    expect(socialCardSvg({ ...card, picture: '/a.svg' }, none)).not.toContain('<image');
  });
});

const files = {
  'index.md': pageText('', 'Velo'),
  'bikes.md': `---\nproductId: bikes\n---\n\n${pageText('', 'Bikes of all kinds')}`,
  'bikes/wheel.md': `---\nproductId: bikes\n---\n\n${pageText('', 'Wheel')}`,
  'zh.md': pageText('', '骑行'),
  'a.md': pageText('', 'A'),
  'b.md': pageText('', 'B'),
  'navigation.ts': `export default ${JSON.stringify([{ pathname: '/' }, { pathname: '/g', title: 'Guides', children: [{ pathname: '/a/' }, { pathname: '/b/' }] }])};`,
};
const config: UserConfig = {
  name: 'Velo',
  origin: 'https://velo.example',
  products: [{ id: 'bikes', name: 'Bikes', href: '/bikes/' }],
};
const titles = async (more: UserConfig = {}) => {
  const { site } = await siteFrom(files, { ...config, ...more });
  return Object.fromEntries(
    [...site.pages.get('en')!].map(([pathname, page]) => [pathname, socialCardOf(page, site)?.title]),
  );
};

describe('pages share the card of their product or section', () => {
  it('have the description of the first page of a section, also where its first entry is a part of that page', async () => {
    const entries = [
      {
        pathname: '/g',
        title: 'Guides',
        children: [{ pathname: '/a#one', title: 'One', planned: true }, { pathname: '/a/' }],
      },
    ];
    const { site } = await siteFrom(
      { ...files, 'navigation.ts': `export default ${JSON.stringify(entries)};` },
      config,
    );
    expect(socialCardOf(site.pages.get('en')!.get('/a/')!, site)).toMatchObject({
      title: 'Guides',
      text: 'What this page is about.',
    });
  });

  it('have the site’s own words where they are in no section: those of the config, else those of its first page', async () => {
    const textOf = async (more: UserConfig) => {
      const { site } = await siteFrom(files, { ...config, ...more });
      return socialCardOf(site.pages.get('en')!.get('/zh/')!, site)?.text;
    };
    expect(await textOf({ description: 'Bikes for everybody.' })).toBe('Bikes for everybody.');
    expect(await textOf({})).toBe('What this page is about.');
  });

  it('or have one of their own, or none', async () => {
    expect(await titles()).toEqual({
      '/': 'Velo',
      '/a/': 'Guides',
      '/b/': 'Guides',
      '/bikes/': 'Bikes',
      '/bikes/wheel/': 'Bikes',
      '/zh/': 'Velo',
    });
    expect(await titles({ socialImages: 'page' })).toMatchObject({
      '/bikes/': 'Bikes of all kinds',
      '/bikes/wheel/': 'Wheel',
      '/zh/': undefined,
    });
    expect(new Set(Object.values(await titles({ socialImages: 'none' })))).toEqual(new Set([undefined]));
    expect(new Set(Object.values(await titles({ origin: undefined })))).toEqual(new Set([undefined]));
  });
});

const canDraw = packageFile('@resvg/resvg-js', 'index.js', process.cwd()) !== undefined;

describe.skipIf(!canDraw)('drawing', () => {
  it('makes each distinct card once, the same at every run, and asks the cache first', async () => {
    const { site, project } = await siteFrom(files, config);
    const first = await socialImages(project, site);
    const bytes = first.files.map((file) => ('contents' in file ? (file.contents as Buffer) : Buffer.alloc(0)));
    expect(first.files.map(({ path }) => path).every((path) => /^_assets\/social\/card\.[\w-]+\.png$/.test(path))).toBe(
      true,
    );
    expect(first.files).toHaveLength(3);
    expect(
      bytes.every(
        (png) =>
          png.subarray(1, 4).toString() === 'PNG' && png.readUInt32BE(16) === 1200 && png.readUInt32BE(20) === 630,
      ),
    ).toBe(true);
    const imageOf = (pathname: string) => first.imageOf(site.pages.get('en')!.get(pathname)!)!;
    expect(imageOf('/bikes/wheel/')).toMatchObject({ width: 1200, height: 630, alt: 'Bikes - Velo' });
    expect(imageOf('/bikes/wheel/').url).toBe(imageOf('/bikes/').url);
    expect(first.files.map(({ path }) => `https://velo.example/${path}`)).toContain(imageOf('/a/').url);
    const again = await siteFrom(files, config);
    const second = await socialImages(again.project, again.site);
    const hashes = (all: readonly Uint8Array[]) => all.map((png) => createHash('sha256').update(png).digest('hex'));
    expect(
      hashes(second.files.map((file) => ('contents' in file ? (file.contents as Buffer) : Buffer.alloc(0)))),
    ).toEqual(hashes(bytes));
    expect((await socialImages(project, site)).files.map(({ path }) => path)).toEqual(
      first.files.map(({ path }) => path),
    );
  });
});

describe('letters that the font does not have', () => {
  const shared: UserConfig = { origin: 'https://velo.example', socialImages: 'page' };
  const cardOf = async (pages: Readonly<Record<string, string>>, more: UserConfig = {}) => {
    const { site } = await siteFrom(pages, { ...shared, ...more });
    return socialCardOf(site.pages.get('en')!.get('/')!, site);
  };

  it('leave a card without its description', async () => {
    expect(await cardOf({ 'index.md': '# Bikes\n\n<p class="description">关于自行车。</p>\n' })).toMatchObject({
      title: 'Bikes',
      text: '',
    });
  });

  it('leave a page without a card where they name it or the site', async () => {
    expect(await cardOf({ 'index.md': pageText('', '单车') })).toBeUndefined();
    expect(await cardOf({ 'index.md': pageText('', 'Bikes') }, { name: '单车' })).toBeUndefined();
  });

  it.each(['inter-400.ttf', 'inter-700.ttf'])('are not among those of %s', (name) => {
    const known = lettersOf(readFileSync(new URL(`../../templates/fonts/${name}`, import.meta.url)));
    const all = Array.from({ length: 0xd800 }, (_, code) => code);
    // A soft hyphen shows nothing.
    const boxes = all.filter((code) => code !== 0xad && drawable.test(String.fromCharCode(code)) && !known.has(code));
    expect(boxes.map((code) => code.toString(16))).toEqual([]);
    expect(drawable.test('Łódź, Dvořák, Güneş – “Ride” …')).toBe(true);
  });
});

/** What a font has letters for: its table of characters, in the format that all fonts have for the first 65,536. */
function lettersOf(font: Buffer): ReadonlySet<number> {
  const record =
    12 +
    16 *
      Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
        font.toString('latin1', 12 + 16 * index, 16 + 16 * index),
      ).indexOf('cmap');
  const table = font.subarray(font.readUInt32BE(record + 8));
  const subtable = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.subarray(table.readUInt32BE(8 + 8 * index)),
  ).find((one) => one.readUInt16BE(0) === 4)!;
  const size = subtable.readUInt16BE(6);
  const letters = new Set<number>();
  for (let at = 0; at < size; at += 2) {
    const end = subtable.readUInt16BE(14 + at);
    for (let code = subtable.readUInt16BE(16 + size + at); code <= end; code++) letters.add(code);
  }
  return letters;
}
