// What stands in a page besides its text: the API section at its end, lists of demos, and demos with ids of their own.
import { describe, expect, it } from 'vitest';
import type { Api } from '../../src/model/api.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { apiOf } from '../support/api-of.ts';
import { navigation, products } from '../support/bikes-site.ts';
import { pageText, siteFrom } from '../support/site-from.ts';
import { viewFrom } from '../support/views-from.ts';

const ride = 'export default function Ride() {\n  return <p>Ride</p>;\n}\n';

const api = (name: string, more: Partial<Api> = {}) => apiOf({ name, productId: 'bikes', ...more });

describe('the API section', () => {
  const apis = [api('Bike'), api('Ride', { kind: 'interface' }), api('useBike', { kind: 'hook' })];
  const page = (body: string, keys = 'productId: bikes\ncomponents: Bike, Ride\nhooks: useBike') => ({
    'index.md': `---\n${keys}\n---\n\n${pageText(body)}`,
  });

  it('ends a page that names components or hooks, with links to their pages', async () => {
    const site = await siteFrom(page('## Use\n'), { products }, { apis });
    expect(site.problems).toEqual([]);
    const view = viewFrom(site, '/');
    const last = view.blocks.at(-1)!;
    expect(
      last.type === 'html' &&
        [...last.html.matchAll(/<a href="([^"]+)"><code>([^]*?)<\/code>/g)].map(([, href, text]) => [href, text]),
    ).toEqual([
      ['/api/bikes/bike/', '&lt;Bike /&gt;'],
      ['/api/bikes/ride/', 'Ride'],
      ['/api/bikes/usebike/', 'useBike'],
    ]);
    expect(view.headings.map(({ id, text }) => [id, text])).toEqual([
      ['use', 'Use'],
      ['api', 'API'],
    ]);
  });

  it('names each once, however often the front matter does', async () => {
    const site = await siteFrom(
      page('Text.', 'productId: bikes\ncomponents: Bike, Ride, Bike\nhooks: useBike, Bike, useBike'),
      { products },
      { apis },
    );
    const last = viewFrom(site, '/').blocks.at(-1)!;
    expect(last.type === 'html' && last.html.match(/<code>[^]*?(?=<\/code>)/g)).toEqual([
      '<code>&lt;Bike /&gt;',
      '<code>Ride',
      '<code>useBike',
    ]);
    expect(last.type === 'html' && last.markdown?.match(/^- /gm)).toHaveLength(3);
    const block = viewFrom(site, '/api/bikes/bike/').blocks[0]!;
    expect(block.type === 'api' && block.demos).toHaveLength(1);
  });

  it('has an id of its own where the writer has an API section, too, and can be linked to', async () => {
    const site = await siteFrom(page('## API\n\n[One](#api), [two](#api-2).\n'), { products }, { apis });
    expect(site.problems).toEqual([]);
    expect(viewFrom(site, '/').headings.map(({ id }) => id)).toEqual(['api', 'api-2']);
  });

  it('and the check agree on its id however many the writer has', async () => {
    const site = await siteFrom(
      page('## API\n\n## API\n\n[One](#api), [two](#api-2), [three](#api-3).\n'),
      { products },
      { apis },
    );
    expect(site.problems).toEqual([]);
    expect(viewFrom(site, '/').headings.map(({ id }) => id)).toEqual(['api', 'api-2', 'api-3']);
  });

  it('is not there where the page names nothing', async () => {
    const site = await siteFrom({ 'index.md': pageText('[None](#api).') }, { products }, { apis });
    expect(site.problems.map(({ rule }) => rule)).toEqual(['anchor-broken']);
    expect(viewFrom(site, '/').headings).toEqual([]);
  });

  it('gives API pages their list of demos, in the order of the navigation', async () => {
    const named = `---\nproductId: bikes\ncomponents: Bike\n---\n\n`;
    const site = await siteFrom(
      {
        'a.md': named + pageText('Text.', 'Rows'),
        'b.md': named + pageText('Text.', 'Columns'),
        'a-draft.md': named + pageText('Text.', 'In no list'),
        'navigation.ts': navigation([{ pathname: '/b/' }, { pathname: '/a/' }]),
      },
      { products },
      { apis },
    );
    const block = viewFrom(site, '/api/bikes/bike/').blocks[0]!;
    expect(block.type === 'api' && block.demos).toEqual([
      { title: 'Columns', href: '/b/' },
      { title: 'Rows', href: '/a/' },
      { title: 'In no list', href: '/a-draft/' },
    ]);
  });

  it('prefers the page’s own product where two export one name', async () => {
    const twice = [api('Bike'), api('Bike', { productId: 'rides', pathname: '/api/rides/bike/' })];
    const config: UserConfig = {
      products: [
        ...products!,
        { id: 'rides', name: 'Rides', api: { pathname: '/api/rides/', packages: ['@velo/rides'] } },
      ],
    };
    const section = async (productId: string) =>
      viewFrom(
        await siteFrom(page('Text.', `productId: ${productId}\ncomponents: Bike`), config, { apis: twice }),
        '/',
      ).blocks.at(-1)!;
    const [own, other] = [await section('bikes'), await section('rides')];
    expect(own.type === 'html' && own.html).toContain('href="/api/bikes/bike/"');
    expect(other.type === 'html' && other.html).toContain('href="/api/rides/bike/"');
  });
});

describe('a demo used twice', () => {
  it('has ids of its own each time, also in its HTML', async () => {
    const site = await siteFrom({
      'index.md': pageText('{{"demo": "Ride.tsx"}}\n\n{{"demo": "Ride.tsx"}}\n\n{{"demo": "other/Ride.tsx"}}'),
      'Ride.tsx': ride,
      'other/Ride.tsx': ride,
    });
    const first = viewFrom(site, '/').blocks.flatMap((block) => (block.type === 'demo' ? [block] : []));
    expect(first.map(({ id }) => id)).toEqual(['Ride', 'Ride-2', 'Ride-3']);
    expect(new Set(first.map(({ idPrefix }) => idPrefix)).size).toBe(3);
    const html = `<p id="${first[0]!.idPrefix}0">x</p>`;
    const again = viewFrom(site, '/', {
      renderings: [{ id: 'content/Ride', html, styles: {}, problems: [] }],
    }).blocks.flatMap((block) => (block.type === 'demo' ? [block.html] : []));
    expect(again[0]).toBe(html);
    expect(again[1]).toBe(html.replace(first[0]!.idPrefix, first[1]!.idPrefix));
  });

  it('carries what went wrong with it', async () => {
    const site = await siteFrom({
      'index.md': pageText('{{"demo": "Ride.tsx"}}\n\n{{"demo": "None.tsx"}}'),
      'Ride.tsx': ride,
    });
    const { blocks } = viewFrom(site, '/', {
      renderings: [
        {
          id: 'content/Ride',
          styles: {},
          problems: [
            {
              rule: 'demo-compile',
              severity: 'error',
              file: 'content/Ride.tsx',
              line: 2,
              demo: 'content/Ride',
              message: 'Unexpected "}"',
            },
          ],
        },
      ],
    });
    expect(blocks[0]).toMatchObject({
      type: 'demo',
      error: { message: expect.stringContaining('Unexpected "}"') as string, place: 'content/Ride.tsx:2' },
    });
    expect(blocks[1]).toMatchObject({ type: 'error', title: 'None.tsx', place: 'content/index.md:7' });
  });
});
