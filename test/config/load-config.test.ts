// Config files and tables on disk: what is found, and what is said where a file is wrong.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileModule } from '../../src/bundle/compile-module.ts';
import { importModule } from '../../src/config/import-module.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { loadTranslations } from '../../src/config/load-translations.ts';
import { XdocsError } from '../../src/model/problem.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-config-'));
  write('content/index.md', '# Hi');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  return join(folder, path);
}
const self = new URL('../../src/config/define-config.ts', import.meta.url).href;
const ways = { root: '/', aliases: {}, moduleRoots: [], replacements: {} };
const compile = (file: string) => compileModule(file, self, ways);

describe('the config file', () => {
  it('is found in the folder, may be TypeScript and may import', async () => {
    write('names.ts', "export const name: string = 'Velo';\n");
    const file = write(
      'xdocs.config.ts',
      "import { name } from './names.ts';\nexport default { name, base: '/x' } satisfies object;\n",
    );
    const { config, inputs } = await loadConfig(folder, compile, {});
    expect(config).toMatchObject({ name: 'Velo', base: '/x', root: folder, file });
    expect([...inputs].sort()).toEqual([join(folder, 'names.ts'), file]);
  });

  it('may be missing', async () =>
    expect((await loadConfig(folder, compile, {})).config).toMatchObject({
      root: folder,
      content: [join(folder, 'content')],
    }));

  it('may have another name and another folder, which is its root', async () => {
    write('docs/content/index.md', '# Hi');
    write('docs/site.config.mjs', "export default { name: 'Other' };\n");
    expect((await loadConfig(folder, compile, { config: 'docs/site.config.mjs' })).config).toMatchObject({
      name: 'Other',
      root: join(folder, 'docs'),
    });
  });

  it.each<[string, string, RegExp]>([
    ['that cannot be compiled', 'export default {\n  name: ,\n};\n', /xdocs\.config\.ts:2:9: .*\n\n {4}name: ,/],
    ['that throws', "throw new Error('no key');\n", /cannot be evaluated: no key/],
    ['with an unknown key', "export default { nmae: 'x' };\n", /unknown key "nmae"\. Did you mean "name"\?/],
    ['without a default export', 'export const x = 1;\n', /xdocs\.config\.ts has no default export/],
    ['that exports null', 'export default null;\n', /the default export must be an object, found null/],
    [
      'that exports a function',
      'export default () => ({});\n',
      /the default export must be an object, found a function/,
    ],
    ['with a wrong export', 'export default [];\n', /the default export must be an object/],
  ])('%s stops the run with its place', async (_, text, message) => {
    write('xdocs.config.ts', text);
    const failed = loadConfig(folder, compile, {});
    await expect(failed).rejects.toThrow(XdocsError);
    await expect(failed).rejects.toThrow(message);
  });

  it('that is named and not there stops the run', async () => {
    await expect(loadConfig(folder, compile, { config: 'none.ts' })).rejects.toThrow(/none\.ts is not there/);
  });
});

describe('a module', () => {
  it('is evaluated afresh when its text changes', async () => {
    const file = write('navigation.ts', "export default [{ pathname: '/a/' }];\n");
    expect((await importModule(file, compile)).value).toEqual([{ pathname: '/a/' }]);
    write('navigation.ts', "export default [{ pathname: '/b/' }];\n");
    expect((await importModule(file, compile)).value).toEqual([{ pathname: '/b/' }]);
  });

  it('finds its packages and the aliases of the site', async () => {
    write('node_modules/velo-names/package.json', '{"name":"velo-names","type":"module","main":"index.js"}');
    write('node_modules/velo-names/index.js', "export default 'from a package';\n");
    write('shared/bikes.ts', "export const bikes = 'from an alias';\n");
    const file = write(
      'navigation.ts',
      "import name from 'velo-names';\nimport { bikes } from 'velo/bikes';\nexport default [name, bikes];\n",
    );
    const { value } = await importModule(file, (path) =>
      compileModule(path, self, { ...ways, root: folder, aliases: { 'velo/*': join(folder, 'shared/*') } }),
    );
    expect(value).toEqual(['from a package', 'from an alias']);
  });

  it('outside the project finds the packages, roots and stubs of the project', async () => {
    write('project/node_modules/velo-names/package.json', '{"name":"velo-names","type":"module","main":"index.js"}');
    write('project/node_modules/velo-names/index.js', "export default 'from a package';\n");
    write('project/node_modules/react/package.json', '{"name":"react"}');
    write('project/node_modules/react/jsx-runtime.js', 'exports.jsx = () => ({});\n');
    const stub = write('project/stub.ts', "export default 'a stub';\n");
    write('roots/lists/bikes.tsx', 'export default [<b />].length;\n');
    const file = write(
      'elsewhere/navigation.ts',
      "import name from 'velo-names';\nimport bikes from 'lists/bikes';\nimport ad from 'heavy/Ad';\nexport default [name, bikes, ad];\n",
    );
    const root = join(folder, 'project');
    const { value } = await importModule(file, (path) =>
      compileModule(path, self, {
        root,
        aliases: {},
        moduleRoots: [join(folder, 'roots')],
        replacements: { 'heavy/*': stub },
      }),
    );
    expect(value).toEqual(['from a package', 1, 'a stub']);
  });
});

describe('tables of languages', () => {
  const tablesOf = (locales: string[], interfaceLocales = locales) =>
    loadTranslations({ translations: join(folder, 'translations'), locales, interfaceLocales }, compile);

  it('are read by language, over the texts that come with xdocs; a missing one has no more than these', async () => {
    write('translations/zh.json', '{"pages./": "家", "page.next": "往后"}');
    const tables = await tablesOf(['en', 'zh', 'de-AT', 'nl']);
    expect([...tables.keys()]).toEqual(['en', 'zh', 'de-AT', 'nl']);
    expect(tables.get('en')).toEqual({});
    expect(tables.get('zh')).toMatchObject({ 'pages./': '家', 'page.next': '往后', 'page.previous': '上一页' });
    expect(tables.get('de-AT')).toMatchObject({ 'page.next': 'Weiter' });
    expect(tables.get('nl')).toEqual({});
    const none = await loadTranslations({ locales: ['fr'], interfaceLocales: ['fr'] }, compile);
    expect(none.get('fr')).toMatchObject({ 'page.next': 'Suivant' });
  });

  it('have no texts of an interface that is shown in another language', async () => {
    write('translations/zh.json', '{"pages./": "家"}');
    expect((await tablesOf(['en', 'zh'], ['en'])).get('zh')).toEqual({ 'pages./': '家' });
  });

  it.each([
    ['{\n  "a": 1\n}', /zh\.json:2: .*a is not/],
    ['[]', /zh\.json: .*the file is not/],
    ['{\n  "a": "b",,\n}', /zh\.json:2:12: /],
  ])('that hold %s stop the run', async (text, message) => {
    write('translations/zh.json', text);
    await expect(tablesOf(['zh'])).rejects.toThrow(message);
  });
});
