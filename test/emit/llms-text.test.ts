// llms.txt for the site and for each product.
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../src/model/user-config.ts';
import { apiOf } from '../support/api-of.ts';
import { emittedTexts } from '../support/emitted-texts.ts';
import { siteFrom } from '../support/site-from.ts';

const page = (title: string, about: string, front = '') =>
  `${front && `---\n${front}\n---\n\n`}# ${title}\n\n<p class="description">${about}</p>\n\nText.`;
const files = {
  'index.md': page('Velo', 'All about bikes.'),
  'bikes/bikes.md': page('Bikes', 'What rolls.', 'productId: bikes'),
  'bikes/bells.md': page('Bells [ding]', 'What rings.'),
  'racing.md': page('Racing', 'For the fast.', 'productId: bikes'),
  'trams/trams.md': page('Trams', 'What rattles.', 'productId: trams'),
  'legal.md': page('Legal', 'The small print.'),
  'navigation.ts': `export default [
    { pathname: 'https://velo.example/news/', title: 'News' },
    { pathname: '/x/trams/' },
    { pathname: '/x/g/', title: 'Bikes', children: [
      { pathname: '/x/bikes/', title: 'Overview' },
      { pathname: '/x/s/', subheader: 'Features', children: [{ pathname: '/x/racing/', plan: 'pro', newFeature: true, unstable: true }, { pathname: '/x/bikes/bells/' }, { pathname: '/x/bikes/planned/', planned: true }] },
      { pathname: '/x/api-group/', title: 'API', children: [{ pathname: 'xdocs:api/bikes' }] },
    ] },
  ];`,
};
const config: UserConfig = {
  name: 'Velo',
  base: '/x',
  origin: 'https://velo.example',
  products: [
    { id: 'bikes', name: 'Bikes', href: '/x/bikes/', api: { pathname: '/x/api/bikes/', packages: ['@velo/bikes'] } },
    { id: 'trams', name: 'Trams', href: '/x/trams/' },
    { id: 'away', name: 'Away', href: 'https://away.example/' },
  ],
};
const bell = apiOf({ productId: 'bikes', plan: 'premium', pathname: '/x/api/bikes/bell/' });

async function textsOf(given: UserConfig = config) {
  const { site } = await siteFrom(files, given, { apis: [bell] });
  return Object.fromEntries([...emittedTexts(site)].filter(([path]) => path.endsWith('llms.txt')));
}

describe('llms.txt', () => {
  it('lies below the base and below each product of the site', async () => {
    expect(Object.keys(await textsOf()).sort()).toEqual(['x/bikes/llms.txt', 'x/llms.txt', 'x/trams/llms.txt']);
  });

  it('opens with the site’s name, what it is about, and its products', async () => {
    const text = (await textsOf())['x/llms.txt']!;
    expect(text).toMatch(
      /^# Velo\n\n> All about bikes\.\n\n.+\n\n## Products\n\n- \[Bikes\]\(https:\/\/velo\.example\/x\/bikes\/llms\.txt\): What rolls\.\n- \[Trams\]/,
    );
    expect((await textsOf({ ...config, description: 'Bikes and trams.' }))['x/llms.txt']).toContain(
      '\n> Bikes and trams.\n',
    );
  });

  it('has the sections of the navigation in its order, then what lies outside', async () => {
    const text = (await textsOf())['x/llms.txt']!;
    expect([...text.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual([
      'Products',
      'Pages',
      'Bikes',
      'Bikes: Features',
      'Bikes: API',
      'Further pages',
    ]);
    expect(text.slice(text.indexOf('## Further'))).toMatch(
      /\/x\/index\.md\).*\n.*\/x\/api\/bikes\/index\.md\).*\n.*\/x\/legal\/index\.md\)/,
    );
  });

  it('says of each page what it is, its plan and its flags', async () => {
    const text = (await textsOf())['x/llms.txt']!;
    expect(text).toContain(
      '\n- [Racing](https://velo.example/x/racing/index.md): For the fast. (Pro plan, new, preview)\n',
    );
    expect(text).toContain('\n- [Bells \\[ding\\]](https://velo.example/x/bikes/bells/index.md): What rings.\n');
    expect(text).toMatch(
      /\n- \[Bell\]\(https:\/\/velo\.example\/x\/api\/bikes\/bell\/index\.md\): .+ \(Premium plan\)\n/,
    );
  });

  it('names no page that is not there, and none twice', async () => {
    const text = (await textsOf())['x/llms.txt']!;
    expect(text).not.toContain('planned');
    const links = [...text.matchAll(/\(https:[^)]+index\.md\)/g)].map((match) => match[0]);
    expect(links).toHaveLength(new Set(links).size);
    expect(links).toHaveLength(8);
  });

  it('of a product has its pages only: by its id, and below its first page', async () => {
    const { 'x/bikes/llms.txt': bikes, 'x/trams/llms.txt': trams } = await textsOf();
    expect(bikes).toMatch(/^# Bikes - Velo\n\n> What rolls\.\n/);
    expect([...bikes!.matchAll(/^- \[(.+?)\]\(/gm)].map((match) => match[1])).toEqual([
      'Bikes',
      'Racing',
      'Bells \\[ding\\]',
      'Bell',
      'Bikes API',
    ]);
    expect([...trams!.matchAll(/^- \[(.+?)\]\(/gm)].map((match) => match[1])).toEqual(['Trams']);
  });

  it('encodes what a link cannot hold, once', async () => {
    const odd = {
      'Bells & co (new)/größe.md': page('Odd', 'What is odd.'),
      'a%20b.md': page('Encoded', 'What is encoded.'),
    };
    const { site } = await siteFrom(odd, {});
    const text = emittedTexts(site).get('llms.txt');
    expect(text).toContain('](/Bells%20&%20co%20%28new%29/gr%C3%B6%C3%9Fe/index.md)');
    expect(text).toContain('](/a%20b/index.md)');
  });

  it('has links without an origin where the config names none', async () => {
    expect((await textsOf({ ...config, origin: undefined }))['x/llms.txt']).toContain('](/x/racing/index.md)');
  });
});
