// Every page has a context, with exactly these keys.
import { expect, it } from 'vitest';
import { pageContextOf } from '../../src/render/page-context.ts';
import { apiOf } from '../support/api-of.ts';
import { pageText, siteFrom, type MemorySite } from '../support/site-from.ts';
import { viewFrom } from '../support/views-from.ts';

const api = apiOf({ pathname: '/docs/api/kit/bell/' });
const keys = ['activePage', 'activePageParents', 'pages', 'productIdentifier', 'productId', 'productCategoryId'].sort();
const versions = [{ text: 'v2', href: '/docs/', current: true }];
const config = {
  base: '/docs',
  products: [
    {
      id: 'kit',
      name: 'Kit',
      category: 'extended',
      versions,
      api: { pathname: '/docs/api/kit/', packages: ['@velo/kit'] },
    },
  ],
  productCategories: { docs: 'documents' },
};
const files = {
  'bells.md': `---\nproductId: kit\n---\n\n${pageText('Ring.', 'Bells')}`,
  'chains.md': pageText('Turn.', 'Chains'),
  'about.md': pageText('Us.', 'About'),
  'navigation.ts':
    "export default [{ pathname: '/docs/parts', title: 'Parts', children: [{ pathname: '/docs/bells/' }, { pathname: '/docs/chains/' }] }];",
};

const contextFrom = (made: MemorySite, pathname: string) =>
  pageContextOf(viewFrom(made, pathname), made.site.navigation.get('en'))!;

it('of a guide', async () => {
  const site = await siteFrom(files, config);
  const context = contextFrom(site, '/docs/bells/');
  expect(Object.keys(context).sort()).toEqual(keys);
  expect(context).toMatchObject({
    activePage: { key: '/docs/bells/' },
    activePageParents: [{ key: '/docs/parts/' }],
    pages: [{ key: '/docs/parts/' }],
    productIdentifier: { name: 'Kit', versions },
    productId: 'kit',
    productCategoryId: 'extended',
  });
  expect(Object.keys(context.productIdentifier).sort()).toEqual(['metadata', 'name', 'versions']);
});

it('of an API page', async () => {
  const site = await siteFrom(files, config, { apis: [api as never] });
  const context = contextFrom(site, '/docs/api/kit/bell/');
  expect(Object.keys(context).sort()).toEqual(keys);
  expect(context).toMatchObject({
    productId: 'kit',
    productCategoryId: 'extended',
    productIdentifier: { name: 'Kit' },
  });
});

it('of a page of no product', async () => {
  const site = await siteFrom(files, config);
  const context = contextFrom(site, '/docs/about/');
  expect(Object.keys(context).sort()).toEqual(keys);
  expect(context).toMatchObject({
    activePage: { pathname: '/docs/about/' },
    activePageParents: [],
    productIdentifier: { versions: [] },
    productId: null,
    productCategoryId: 'documents',
  });
});
