// Lists of the API in guides: a component that asks for selectors or events gets those of its page's product.
import { describe, expect, it } from 'vitest';
import type { ApiLists } from '../../src/model/api.ts';
import type { Block, Page } from '../../src/model/page.ts';
import { componentIsland } from '../../src/site/component-islands.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

const selector = (name: string, category: string) => ({
  name,
  category,
  description: '',
  type: 'number',
  imports: [`import { ${name} } from '@bikes/kit';`],
});
const lists: ApiLists = {
  productId: 'bikes',
  selectors: [selector('bikeCountSelector', 'Bikes'), selector('rideCountSelector', 'Rides')],
  events: [{ name: 'ring', description: 'Fired at each ring.' }],
};

async function propsOf(
  directive: Record<string, string>,
  productId = 'bikes',
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const text = `---\nproductId: ${productId}\n---\n\n${pageText(`{{${JSON.stringify({ component: 'modules/Table.tsx', ...directive }).slice(1, -1)}}}`)}`;
  const products = [
    { id: 'bikes', name: 'Bikes' },
    { id: 'cars', name: 'Cars' },
  ];
  const { site } = await siteFrom({ 'index.md': text }, { products });
  const page = site.pages.get('en')?.get('/') as Page;
  const block = page.directives.find((each) => each.type === 'component') as Extract<Block, { type: 'component' }>;
  const withLists = {
    ...site,
    apiLists: [lists],
    components: new Map([...site.components.keys()].map((key) => [key, { entry: 'modules/Table.tsx' }])),
  };
  return componentIsland(block, page, withLists)?.props;
}

describe('a component directive', () => {
  it('gets the events, or the selectors of a category', async () => {
    expect((await propsOf({ api: 'events' }))?.['api']).toEqual(lists.events);
    expect((await propsOf({ api: 'selectors' }))?.['api']).toEqual(lists.selectors);
    expect((await propsOf({ api: 'selectors', category: 'Rides' }))?.['api']).toEqual([lists.selectors[1]]);
  });

  it('gets an empty list on a page of a product that has none', async () => {
    expect((await propsOf({ api: 'events' }, 'cars'))?.['api']).toEqual([]);
  });

  it('keeps its own word where it means something else', async () => {
    expect((await propsOf({ api: 'rest' }))?.['api']).toBe('rest');
  });
});
