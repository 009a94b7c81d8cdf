// The API for machines: every file of this site keeps to the schema it publishes, and none is missing.
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { products as allProducts } from '../../content/products.ts';
import { readApi } from '../../src/api/read-api.ts';
import { apiJson } from '../../src/emit/api-json.ts';
import type { Api } from '../../src/model/api.ts';
import type { ApiIndexJson, ApiPageJson } from '../../src/model/api-json.ts';
import { apiDemos } from '../../src/site/api-section.ts';
import { expectedPages } from '../api/expected-pages.ts';
import { isWhole } from '../support/sample.ts';
import { textsOf } from '../support/emitted-texts.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

/** Two libraries stand for all: one of many small parts, and one of few large ones. */
const products = isWhole ? allProducts : allProducts.filter(({ id }) => /data-grid|tree-view/.test(id));

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

describe('the files of this site', () => {
  let files: Map<string, unknown>;
  let validate: (value: unknown) => readonly ErrorObject[];

  beforeAll(async () => {
    const { apis } = readApi({ root: process.cwd(), products, base: '/x' });
    const { site } = await siteFrom({ 'index.md': pageText('Text.') }, { base: '/x', products }, { apis });
    files = new Map([...textsOf(apiJson, site)].map(([path, text]) => [path, JSON.parse(text) as unknown]));
    const check = new Ajv2020({ allErrors: true, strict: true }).compile(files.get('x/api/schema.json') as object);
    validate = (value) => (check(value) ? [] : (check.errors ?? []));
  }, 180_000);

  it('are those of the list of pages, the index and the schema', () => {
    const expected = products.flatMap(({ id, api }) =>
      expectedPages[id]!.map(([segment]) => `${api?.pathname.slice(1)}${segment}.json`),
    );
    expect([...files.keys()].sort()).toEqual([...expected, 'x/api/index.json', 'x/api/schema.json'].sort());
    expect((files.get('x/api/index.json') as ApiIndexJson).pages.map(({ json }) => json.slice(1)).sort()).toEqual(
      expected.sort(),
    );
  });

  it('keep to the schema', () => {
    const wrong = [...files]
      .filter(([path]) => path !== 'x/api/schema.json')
      .flatMap(([path, value]) =>
        validate(value).map(({ instancePath, message }) => `${path}${instancePath} ${message}`),
      );
    expect(wrong).toEqual([]);
  });

  it('would be found wrong if they were', () => {
    const page = files.get('x/api/data-grid/data-grid.json') as ApiPageJson;
    for (const broken of [
      { ...page, kind: 'thing' },
      { ...page, props: [] },
      { ...page, extra: 1 },
      { ...page, imports: ['DataGrid'] },
      { ...page, props: [{ ...page.props![0], deprecated: false }] },
    ]) {
      expect(validate(broken), JSON.stringify(broken).slice(0, 80)).not.toEqual([]);
    }
    const index = files.get('x/api/index.json') as ApiIndexJson;
    expect(validate({ ...index, pages: [{ ...index.pages[0], pathname: 1 }] })).not.toEqual([]);
  });
});
