// The files for machines of the libraries that this site documents: each keeps to the schema that the site publishes, and
// none is missing.
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { beforeAll, expect, it } from 'vitest';
import { products } from '../../content/products.ts';
import { apiJson } from '../../src/emit/api-json.ts';
import type { Api } from '../../src/model/api.ts';
import type { ApiIndexJson, ApiPageJson } from '../../src/model/api-json.ts';
import { textsOf } from '../support/emitted-texts.ts';
import { pageText, siteFrom } from '../support/site-from.ts';
import { expectedPages } from './expected-pages.ts';

/** Its tests, for the API that the caller has read. */
export function machineFiles(apis: () => readonly Api[]): void {
  let files: Map<string, unknown>;
  let validate: (value: unknown) => readonly ErrorObject[];

  beforeAll(async () => {
    const { site } = await siteFrom({ 'index.md': pageText('Text.') }, { base: '/x', products }, { apis: apis() });
    files = new Map([...textsOf(apiJson, site)].map(([path, text]) => [path, JSON.parse(text) as unknown]));
    const check = new Ajv2020({ allErrors: true, strict: true }).compile(files.get('x/api/schema.json') as object);
    validate = (value) => (check(value) ? [] : (check.errors ?? []));
  });

  it('are those of the list of pages, the index and the schema', () => {
    const expected = products.flatMap(({ id, api }) =>
      (expectedPages[id] ?? []).map(([segment]) => `${api?.pathname.slice(1)}${segment}.json`),
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
}
