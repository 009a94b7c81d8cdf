// The API of the libraries this site documents, read from the installed packages: exactly the pages, and true facts.
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../content/products.ts';
import { apiEntriesOf } from '../../src/api/api-navigation.ts';
import { apiIndexPageOf, apiPageOf } from '../../src/api/api-page.ts';
import { readApi } from '../../src/api/read-api.ts';
import type { ApiReadingWithFiles } from '../../src/api/read-api.ts';
import type { Api } from '../../src/model/api.ts';
import { expectedPages } from './expected-pages.ts';

let reading: ApiReadingWithFiles;

beforeAll(() => {
  reading = readApi({ root: process.cwd(), products, base: '/x' });
}, 180_000);

const apisOf = (productId: string): Api[] => reading.apis.filter((api) => api.productId === productId);

function apiNamed(productId: string, name: string): Api {
  const found = apisOf(productId).find((api) => api.name === name);
  if (!found) throw new Error(`no API named ${name} in ${productId}`);
  return found;
}

const memberOf = (api: Api, name: string) => api.members.find((member) => member.name === name);

describe('the pages', () => {
  it('are 194, and read without a problem', () => {
    expect(reading.problems).toEqual([]);
    expect(reading.apis).toHaveLength(194);
  });

  it.each(products.map((product) => [product.id, product] as const))('of %s have the pathnames, titles, plans and order expected', (id, product) => {
    const entries = apiEntriesOf(product, reading.apis).flatMap((entry) => entry.children ?? [entry]);
    const found = entries.map(({ pathname, title, plan }) => [pathname, title, ...(plan ? [plan] : [])]);
    expect(found).toEqual(expectedPages[id]?.map(([segment, ...rest]) => [`${product.api?.pathname}${segment}/`, ...rest]));
  });

  it('each have one sentence of description', () => {
    for (const product of products) {
      for (const api of apisOf(product.id)) {
        const { description, title } = apiPageOf(api, { product, locale: 'en' });
        expect(description.length, title).toBeLessThanOrEqual(160);
        expect(description, title).toMatch(/^API of the .+\.$/);
      }
    }
  });

  it('are listed by an index page', () => {
    const product = products.find(({ id }) => id === 'x-charts');
    if (!product?.api) throw new Error('charts have no API');
    const page = apiIndexPageOf({ ...product, api: product.api }, apisOf('x-charts'), { locale: 'en' });
    expect(page.address.pathname).toBe('/x/api/charts/');
    expect(page.headings.map(({ text }) => text)).toEqual(['Components', 'Interfaces']);
  });

  it('keep the anchors that guides and older links aim at', () => {
    const anchorsOf = (productId: string, name: string): readonly string[] => {
      const product = products.find(({ id }) => id === productId);
      return product ? apiPageOf(apiNamed(productId, name), { product, locale: 'en' }).anchors : [];
    };
    expect(anchorsOf('x-data-grid', 'DataGrid')).toEqual(expect.arrayContaining(['data-grid-prop-rows', 'data-grid-slots-toolbar', 'props', 'slots']));
    expect(anchorsOf('x-tree-view', 'TreeItem')).toEqual(expect.arrayContaining(['tree-item-classes-MuiTreeItem-root', 'TreeItem-css-root']));
  });
});

describe('what they say', () => {
  it('types props in TypeScript, with the short form where the full one is opened', () => {
    const grid = apiNamed('x-data-grid', 'DataGrid');
    expect(memberOf(grid, 'columns')).toMatchObject({ type: 'readonly GridColDef<R>[]', required: true });
    expect(memberOf(grid, 'density')).toMatchObject({ shortType: 'GridDensity', default: '"standard"' });
    expect(memberOf(grid, 'onCellClick')?.type).toContain('GridCellParams');
    expect(memberOf(grid, 'onCellClick')?.signature?.parameters.map(({ name }) => name)).toEqual(['params', 'event', 'details']);
  });

  it('keeps the name of the date type that an adapter brings', () => {
    const picker = apiNamed('x-date-pickers', 'DatePicker');
    expect(memberOf(picker, 'minDate')?.type).toBe('PickerValidDate');
    expect(memberOf(picker, 'value')).toMatchObject({ type: 'PickerValidDate | null', shortType: 'PickerValue' });
  });

  it('opens a type parameter to what it can be', () => {
    expect(memberOf(apiNamed('x-tree-view', 'RichTreeView'), 'multiSelect')).toMatchObject({ type: 'boolean', shortType: 'Multiple' });
  });

  it('leaves out what has no description', () => {
    expect(memberOf(apiNamed('x-tree-view', 'TreeItem'), 'className')).toBeUndefined();
  });

  it('names slots with their class and default, and classes with shared state names', () => {
    const item = apiNamed('x-tree-view', 'TreeItem');
    expect(item.slots.find(({ name }) => name === 'content')).toMatchObject({ class: 'MuiTreeItem-content', default: 'TreeItemContent' });
    expect(item.slots.find(({ name }) => name === 'endIcon')?.class).toBeNull();
    expect(item.classes.find(({ key }) => key === 'disabled')).toMatchObject({ className: 'Mui-disabled', global: true });
    expect(item.classes.find(({ key }) => key === 'editing')).toMatchObject({ className: 'MuiTreeItem-editing', global: false });
    expect(item.classes.some(({ key }) => key === 'root')).toBe(false);
  });

  it('imports from every package that holds the real export, deepest path first', () => {
    expect(apiNamed('x-tree-view', 'TreeItem').imports).toEqual([
      "import { TreeItem } from '@mui/x-tree-view/TreeItem';",
      "import { TreeItem } from '@mui/x-tree-view';",
      "import { TreeItem } from '@mui/x-tree-view-pro';",
    ]);
    expect(apiNamed('x-data-grid', 'DataGridPremium').imports.at(-1)).toBe("import { DataGridPremium } from '@mui/x-data-grid-premium';");
    expect(apiNamed('x-charts', 'FunnelChart').imports.at(-1)).toBe("import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';");
  });

  it('marks members of an interface with the plan that brings them', () => {
    const column = apiNamed('x-data-grid', 'GridColDef');
    expect(memberOf(column, 'aggregable')?.plan).toBe('premium');
    expect(memberOf(column, 'field')?.plan).toBeUndefined();
  });

  it('knows names in a theme', () => {
    expect(apiNamed('x-data-grid', 'DataGridPro').themeName).toBe('MuiDataGrid');
    expect(apiNamed('x-tree-view', 'RichTreeView').themeName).toBe('MuiRichTreeView');
  });

  it('shows no path of the machine and hardly ever a type that says nothing', () => {
    const rows = reading.apis.flatMap((api) => api.members.map((member) => ({ at: `${api.name}.${member.name}`, type: member.type })));
    expect(rows.filter(({ type }) => type.includes('import(')).map(({ at }) => at)).toEqual([]);
    const vague = rows.filter(({ type }) => /^(any|unknown|object|Function|\{\})$/.test(type)).map(({ at }) => at);
    expect(vague.length / rows.length, vague.join(', ')).toBeLessThan(0.01);
  });

  it('lists the files it read, relative to the project and with their hashes', () => {
    const read = reading.reads.find(({ path }) => path.endsWith('x-tree-view/esm/TreeItem/TreeItem.js'));
    expect(read).toEqual({ path: 'node_modules/@mui/x-tree-view/esm/TreeItem/TreeItem.js', hash: expect.stringMatching(/^[\w-]{22}$/) });
  });
});
