// The API of the libraries this site documents, read from the installed packages: exactly the pages, true facts, and
// files for machines that keep to the schema they publish.
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../content/products.ts';
import { apiEntriesOf } from '../../src/api/api-navigation.ts';
import { apiIndexPageOf, apiPageOf } from '../../src/api/api-page.ts';
import { readApi } from '../../src/api/read-api.ts';
import type { ApiReadingWithFiles } from '../../src/api/read-api.ts';
import { joinReadings } from '../../src/load/load-api.ts';
import type { Api } from '../../src/model/api.ts';
import { valueOf } from '../../src/model/control-state.ts';
import { controlsOf } from '../../src/model/prop-control.ts';
import { splitUnion } from '../../src/model/union-text.ts';
import { markdownHtmlOf } from '../../templates/blocks/inline-markdown.ts';
import { expectedPages } from './expected-pages.ts';
import { machineFiles } from './machine-files.ts';

let reading: ApiReadingWithFiles;

beforeAll(() => {
  const readings = readApi({ root: process.cwd(), products, base: '/x' });
  reading = { ...joinReadings(readings), reads: readings.flatMap(({ reads }) => reads) };
}, 180_000);

const apisOf = (productId: string): Api[] => reading.apis.filter((api) => api.productId === productId);

function apiNamed(productId: string, name: string): Api {
  const found = apisOf(productId).find((api) => api.name === name);
  if (!found) throw new Error(`no API named ${name} in ${productId}`);
  return found;
}

const memberOf = (api: Api, name: string) => api.members.find((member) => member.name === name);

it('gives controls to the props of every component, none of them without a value to choose', () => {
  const components = reading.apis.filter(({ kind }) => kind === 'component');
  const controls = components.flatMap((api) => [...controlsOf(api).values()].map((control) => ({ api, control })));
  expect(controls.length).toBeGreaterThan(900);
  for (const { api, control } of controls) {
    const { name, kind, options, range, default: standard } = control;
    const where = `${api.name}.${name}`;
    expect(name, where).not.toMatch(/^(?:sx|classes|slots|slotProps|on[A-Z].*|.*[rR]ef)$/);
    if (kind === 'options') expect(new Set(options).size, where).toBe(options!.length);
    if (kind === 'options') expect(options!.length, where).toBeGreaterThan(0);
    if (kind === 'number') expect(range!.max, where).toBeGreaterThan(range!.min);
    // A default can be chosen again.
    if (standard !== undefined) expect(valueOf(control, String(standard)), where).toBe(standard);
  }
  const kinds = new Map(controls.map(({ api, control }) => [`${api.name}.${control.name}`, control.kind]));
  expect(kinds.get('BarChart.layout')).toBe('options');
  expect(kinds.get('BarChart.barLabel')).toBe('options');
  expect(kinds.get('BarChart.borderRadius')).toBe('number');
  expect(kinds.get('ChartsXAxis.label')).toBe('text');
  expect(kinds.get('ChartsXAxis.stroke')).toBe('color');
  expect(kinds.get('DatePicker.label')).toBe('node');
  expect(kinds.get('DataGrid.checkboxSelection')).toBe('switch');
  expect(kinds.has('DataGrid.rows')).toBe(false);
});

describe('the pages', () => {
  it('are 194, and read without a problem', () => {
    expect(reading.problems).toEqual([]);
    expect(reading.apis).toHaveLength(194);
  });

  it.each(products.map((product) => [product.id, product] as const))(
    'of %s have the pathnames, titles, plans and order expected',
    (id, product) => {
      const entries = apiEntriesOf(product, reading.apis).flatMap((entry) => entry.children ?? [entry]);
      const found = entries.map(({ pathname, title, plan }) => [pathname, title, ...(plan ? [plan] : [])]);
      expect(found).toEqual(
        (expectedPages[id] ?? []).map(([segment, ...rest]) => [`${product.api?.pathname}${segment}/`, ...rest]),
      );
    },
  );

  it('each have one sentence of description', () => {
    for (const product of products) {
      for (const api of apisOf(product.id)) {
        const { description, title } = apiPageOf(api, { product, locale: 'en' }).page;
        expect(description.length, title).toBeLessThanOrEqual(160);
        expect(description, title).toMatch(/^API of the .+\.$/);
      }
    }
  });

  it('are listed by an index page', () => {
    const product = products.find(({ id }) => id === 'x-charts');
    if (!product?.api) throw new Error('charts have no API');
    const page = apiIndexPageOf({ ...product, api: product.api }, apisOf('x-charts'), { locale: 'en' }).page;
    expect(page.address.pathname).toBe('/x/api/charts/');
    expect(page.headings.map(({ text }) => text)).toEqual(['Components', 'Interfaces']);
  });

  it('keep the anchors that guides and older links aim at', () => {
    const anchorsOf = (productId: string, name: string): readonly string[] => {
      const product = products.find(({ id }) => id === productId);
      return product ? apiPageOf(apiNamed(productId, name), { product, locale: 'en' }).page.anchors : [];
    };
    expect(anchorsOf('x-data-grid', 'DataGrid')).toEqual(
      expect.arrayContaining(['data-grid-prop-rows', 'data-grid-slots-toolbar', 'props', 'slots']),
    );
    expect(anchorsOf('x-tree-view', 'TreeItem')).toEqual(
      expect.arrayContaining(['tree-item-classes-MuiTreeItem-root', 'TreeItem-css-root']),
    );
    // A component without a prop for them.
    expect(anchorsOf('x-charts', 'ChartsAxis')).toEqual(
      expect.arrayContaining(['css-classes', 'classes', 'charts-axis-classes-MuiChartsAxis-root']),
    );
  });
});

describe('what they say', () => {
  it('types props in TypeScript, with the short form where the full one is opened', () => {
    const grid = apiNamed('x-data-grid', 'DataGrid');
    expect(memberOf(grid, 'columns')).toMatchObject({ type: 'readonly GridColDef<R>[]', required: true });
    expect(memberOf(grid, 'density')).toMatchObject({ shortType: 'GridDensity', default: '"standard"' });
    expect(memberOf(grid, 'onCellClick')?.type).toContain('GridCellParams');
    expect(memberOf(grid, 'onCellClick')?.signature?.parameters.map(({ name }) => name)).toEqual([
      'params',
      'event',
      'details',
    ]);
  });

  it('keeps the name of the date type that an adapter brings', () => {
    const picker = apiNamed('x-date-pickers', 'DatePicker');
    expect(memberOf(picker, 'minDate')?.type).toBe('PickerValidDate');
    expect(memberOf(picker, 'value')).toMatchObject({ type: 'PickerValidDate | null', shortType: 'PickerValue' });
  });

  it('opens a type parameter to what it can be', () => {
    expect(memberOf(apiNamed('x-tree-view', 'RichTreeView'), 'multiSelect')).toEqual(
      expect.objectContaining({ type: 'boolean', default: 'false' }),
    );
    expect(memberOf(apiNamed('x-tree-view', 'RichTreeView'), 'multiSelect')).not.toHaveProperty('shortType');
    expect(memberOf(apiNamed('x-date-pickers', 'DateRangeCalendar'), 'value')).toMatchObject({
      type: '[PickerValidDate | null, PickerValidDate | null]',
      shortType: 'PickerRangeValue',
    });
  });

  it('leaves out what has no description', () => {
    expect(memberOf(apiNamed('x-tree-view', 'TreeItem'), 'className')).toBeUndefined();
  });

  it('names slots with their class and default, and classes with shared state names', () => {
    const item = apiNamed('x-tree-view', 'TreeItem');
    expect(item.slots.find(({ name }) => name === 'content')).toMatchObject({
      class: 'MuiTreeItem-content',
      default: 'TreeItemContent',
    });
    expect(item.slots.find(({ name }) => name === 'endIcon')?.class).toBeNull();
    expect(item.classes.find(({ key }) => key === 'disabled')).toMatchObject({
      className: 'Mui-disabled',
      global: true,
    });
    expect(item.classes.find(({ key }) => key === 'editing')).toMatchObject({
      className: 'MuiTreeItem-editing',
      global: false,
    });
    expect(item.classes.some(({ key }) => key === 'root')).toBe(false);
  });

  it('imports from every package that holds the real export, deepest path first', () => {
    expect(apiNamed('x-tree-view', 'TreeItem').imports).toEqual([
      "import { TreeItem } from '@mui/x-tree-view/TreeItem';",
      "import { TreeItem } from '@mui/x-tree-view';",
      "import { TreeItem } from '@mui/x-tree-view-pro';",
    ]);
    expect(apiNamed('x-data-grid', 'DataGridPremium').imports.at(-1)).toBe(
      "import { DataGridPremium } from '@mui/x-data-grid-premium';",
    );
    expect(apiNamed('x-charts', 'FunnelChart').imports.at(-1)).toBe(
      "import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';",
    );
  });

  it('has the types that unions, generics and open lists of parts hide', () => {
    const container = apiNamed('x-charts', 'ChartContainerPro');
    expect(memberOf(container, 'onZoomChange')?.type).toBe('(zoomData: ZoomData[]) => void');
    expect(memberOf(container, 'zAxis')?.type).toBe("readonly MakeOptional<ZAxisConfig<any>, 'id'>[]");
    expect(memberOf(apiNamed('x-data-grid', 'GridColDef'), 'getSortComparator')?.type).toBe(
      '(sortDirection: GridSortDirection) => GridComparatorFn<V> | undefined',
    );
    expect(memberOf(apiNamed('x-data-grid', 'DataGrid'), 'autosizeOptions')).toMatchObject({
      shortType: 'GridAutosizeOptions',
      type: expect.stringMatching(/^\{ columns\?: string\[\];/),
    });
  });

  it('lists what a package declares though nobody describes it', () => {
    const undescribed = (...name: Parameters<typeof apiNamed>) => apiNamed(...name).undescribed;
    expect(undescribed('x-tree-view', 'RichTreeView')).toEqual([
      { name: 'items', type: 'readonly R[]', required: true, description: '' },
      { name: 'className', type: 'string', required: false, description: '' },
    ]);
    const grid = undescribed('x-data-grid', 'DataGrid')!;
    expect(grid).toContainEqual(
      expect.objectContaining({ name: 'columnGroupingModel', shortType: 'GridColumnGroupingModel' }),
    );
    expect(grid.map(({ name }) => name)).toEqual(['className', 'columnGroupingModel', 'pagination', 'style']);
  });

  it('tells what a ref holds and whose props work, too', () => {
    expect(apiNamed('x-tree-view', 'RichTreeView')).toMatchObject({
      ref: 'HTMLUListElement',
      inherits: { name: 'ul' },
    });
    expect(apiNamed('x-date-pickers', 'PickersShortcuts')).toMatchObject({ inherits: { name: 'List' } });
    expect(apiNamed('x-charts', 'LineChart')).toMatchObject({
      ref: 'SVGSVGElement',
      inherits: { name: 'ChartsSurface', href: '/x/api/charts/charts-surface/' },
    });
    expect(apiNamed('x-data-grid', 'DataGrid').inherits).toBeUndefined();
  });

  it('leaves no tag, note or bare label of a comment in its words', () => {
    const texts = reading.apis.flatMap((api) =>
      [api.description, ...[...api.members, ...api.slots, ...api.classes].map(({ description }) => description)].map(
        (text) => ({ at: api.name, text }),
      ),
    );
    expect(texts.filter(({ text }) => /\bTODO\b|\{@link|\[\[|^(?:Demos|API):$/m.test(text))).toEqual([]);
  });

  it('leaves no link as Markdown on its pages', () => {
    const textsOf = (value: unknown): string[] => {
      if (typeof value === 'string') return [value];
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
    };
    const texts = reading.apis.flatMap((api) => textsOf(api).filter((text) => text.includes('](')));
    expect(texts.length).toBeGreaterThan(100);
    // Of code, `](` may be a part.
    const shown = texts.map((text) => markdownHtmlOf(text).replace(/<code>[^]*?<\/code>/g, ''));
    expect(shown.filter((html) => html.includes(']('))).toEqual([]);
  });

  it('says each member of a union once', () => {
    const repeated = reading.apis.flatMap((api) =>
      api.members
        .filter(({ type }) => new Set(splitUnion(type)).size < splitUnion(type).length)
        .map(({ name }) => `${api.name}.${name}`),
    );
    expect(repeated).toEqual([]);
  });

  it('lists the selectors and events of the grid', () => {
    const [grid, ...others] = reading.lists ?? [];
    expect([grid?.productId, others]).toEqual(['x-data-grid', []]);
    expect([...new Set(grid?.selectors.map(({ category }) => category))]).toEqual([
      'Aggregation',
      'Columns',
      'Filtering',
      'Pagination',
      'Sorting',
      'Virtualization',
      'Visible Columns',
    ]);
    expect(grid?.selectors.find(({ name }) => name === 'gridPageCountSelector')).toMatchObject({
      category: 'Pagination',
      type: 'number',
    });
    expect(grid?.events.find(({ name }) => name === 'rowClick')).toMatchObject({
      params: 'GridRowParams<any>',
      event: 'React.MouseEvent<HTMLElement, MouseEvent>',
      description: expect.stringContaining('row is clicked'),
    });
    expect(grid?.events.find(({ name }) => name === 'aggregationModelChange')?.plan).toBe('premium');
    expect(grid?.events.some(({ name }) => name === 'rowMouseOver')).toBe(false);
  });

  it('marks members of an interface with the plan that brings them', () => {
    const column = apiNamed('x-data-grid', 'GridColDef');
    expect(memberOf(column, 'aggregable')?.plan).toBe('premium');
    expect(memberOf(column, 'field')?.plan).toBeUndefined();
    // Declared in the free package, and in the interface of the next.
    expect(memberOf(apiNamed('x-data-grid', 'GridApi'), 'selectRows')?.plan).toBe('pro');
  });

  it('knows names in a theme', () => {
    expect(apiNamed('x-data-grid', 'DataGridPro').themeName).toBe('MuiDataGrid');
    expect(apiNamed('x-tree-view', 'RichTreeView').themeName).toBe('MuiRichTreeView');
  });

  it('shows no path of the machine and hardly ever a type that says nothing', () => {
    const rows = reading.apis.flatMap((api) =>
      api.members.map((member) => ({ at: `${api.name}.${member.name}`, type: member.type })),
    );
    expect(rows.filter(({ type }) => type.includes('import(')).map(({ at }) => at)).toEqual([]);
    const vague = rows.filter(({ type }) => /^(any|unknown|object|Function|\{\})$/.test(type)).map(({ at }) => at);
    expect(vague.length / rows.length, vague.join(', ')).toBeLessThan(0.01);
  });

  it('lists the files it read, relative to the project and with their hashes', () => {
    const read = reading.reads.find(({ path }) => path.endsWith('x-tree-view/esm/TreeItem/TreeItem.js'));
    expect(read).toEqual({
      path: 'node_modules/@mui/x-tree-view/esm/TreeItem/TreeItem.js',
      hash: expect.stringMatching(/^[\w-]{22}$/),
    });
  });
});

describe('the files for machines', () => {
  machineFiles(() => reading.apis);
});
