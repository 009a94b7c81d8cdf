// The API for machines: what its files say. That they keep to the schema is looked at where this site's libraries are read,
// `test/api/machine-files.ts`.
import { describe, expect, it } from 'vitest';
import { apiJson } from '../../src/emit/api-json.ts';
import type { Api } from '../../src/model/api.ts';
import type { ApiIndexJson, ApiPageJson } from '../../src/model/api-json.ts';
import { apiDemos } from '../../src/site/api-section.ts';
import { textsOf } from '../support/emitted-texts.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

const member = { name: 'rows', type: 'Bike[]', required: true, description: 'The bikes.' };
const bikeList: Api = {
  name: 'BikeList',
  kind: 'component',
  productId: 'bikes',
  pathname: '/docs/api/bikes/bike-list/',
  plan: 'pro',
  description:
    'Lists bikes, see [sorting](https://velo.example/docs/sorting/#up) and [more](https://velo.example/docs/more/).',
  imports: ["import { BikeList } from '@velo/bikes';"],
  members: [member, { ...member, name: 'size', required: false, default: '25', deprecated: true, shortType: 'Size' }],
  slots: [{ name: 'toolbar', description: '', class: null }],
  classes: [],
  home: 'https://velo.example',
  declaredIn: '@velo/bikes/index.d.ts',
};
const useBike: Api = {
  ...bikeList,
  name: 'useBike',
  kind: 'hook',
  pathname: '/docs/api/bikes/use-bike/',
  plan: undefined,
  description: '',
  slots: [],
  members: [member],
  returns: { type: 'Bike', description: 'It.' },
};

async function filesOf(
  apis: readonly Api[],
  pages: Record<string, string> = {},
): Promise<ReadonlyMap<string, unknown>> {
  const product = { id: 'bikes', name: 'Bikes', api: { pathname: '/docs/api/bikes/', packages: ['@velo/bikes'] } };
  const { site } = await siteFrom(
    { 'index.md': pageText('Text.'), ...pages },
    { base: '/docs', products: [product] },
    { apis },
  );
  return new Map(
    [...textsOf(apiJson, site, { demosOf: apiDemos(site) })].map(([path, text]) => [path, JSON.parse(text) as unknown]),
  );
}

describe('a page as JSON', () => {
  it('says what the page says, under the names of the sections', async () => {
    const files = await filesOf([bikeList], {
      'fleet.md': `---\nproductId: bikes\ncomponents: BikeList\n---\n${pageText('Text.', 'Fleet')}`,
    });
    expect(files.get('docs/api/bikes/bike-list.json')).toEqual({
      name: 'BikeList',
      kind: 'component',
      pathname: '/docs/api/bikes/bike-list/',
      plan: 'pro',
      description: bikeList.description,
      imports: bikeList.imports,
      props: bikeList.members,
      slots: [{ name: 'toolbar', description: '', default: null, class: null }],
      demos: [{ title: 'Fleet', href: '/docs/fleet/' }],
    });
  });

  it('leads by pathname to pages of this site, and by URL to what it has not', async () => {
    const files = await filesOf([bikeList], { 'sorting.md': pageText('Text.') });
    expect((files.get('docs/api/bikes/bike-list.json') as ApiPageJson).description).toBe(
      'Lists bikes, see [sorting](/docs/sorting/#up) and [more](https://velo.example/docs/more/).',
    );
  });

  it('of a hook has parameters and what it returns, and leaves out what is empty', async () => {
    const page = (await filesOf([useBike])).get('docs/api/bikes/use-bike.json');
    expect(page).toEqual({
      name: 'useBike',
      kind: 'hook',
      pathname: useBike.pathname,
      description: 'API of the useBike hook of Bikes: parameters, with types and descriptions.',
      imports: useBike.imports,
      parameters: [member],
      returns: useBike.returns,
    });
  });

  it('is not made for a site without an API', async () => {
    expect([...(await filesOf([])).keys()]).toEqual([]);
  });
});

it('lists every page on the index with what versions are compared by', async () => {
  const { pages } = (await filesOf([bikeList, useBike])).get('docs/api/index.json') as ApiIndexJson;
  expect(pages.map(({ name, product, json }) => [name, product, json])).toEqual([
    ['BikeList', 'bikes', '/docs/api/bikes/bike-list.json'],
    ['useBike', 'bikes', '/docs/api/bikes/use-bike.json'],
  ]);
  expect(pages[0]?.props).toEqual([
    { name: 'rows', type: 'Bike[]', required: true },
    { name: 'size', type: 'Bike[]', required: false, default: '25', deprecated: true },
  ]);
});
