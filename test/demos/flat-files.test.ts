// The exports of demos: every file in one folder, imports rewritten at their places, packages found by parsing.
import { expect, it } from 'vitest';
import { demoExports } from '../../src/demos/flat-files.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

async function exported(files: Record<string, string>, config: UserConfig = {}, name = 'Ride.tsx') {
  const { site, problems } = await siteFrom({ 'rides/rides.md': pageText(`{{"demo": "${name}"}}`), ...files }, config);
  expect(problems).toEqual([]);
  const all = demoExports([...site.demos.values()][0]!);
  const of = (language: 'ts' | 'js', styling = 'system') => {
    const found = all.find((one) => one.language === language && one.styling === styling)!;
    return { ...found, text: Object.fromEntries(found.files.map(({ name: file, code }) => [file, code])) };
  };
  return { all, of, site };
}

it('lie in one folder, and their imports lead there', async () => {
  const { of } = await exported({
    'rides/Ride.tsx':
      "import { bikes } from '../velo/bikes.ts';\nimport './parts/Ride.css';\nimport parts from \"./parts\";\nimport rows from './rows.json';\nexport { kinds } from '../velo/bikes.ts';\nconst text = \"from '../velo/bikes.ts'\";\nconst later = () => import('./parts/later');\nexport default () => <p>{[bikes, parts, rows, text, later]}</p>;\n",
    'rides/parts/index.tsx': "import type { Bike } from '../../velo/bikes';\nexport default null as Bike | null;\n",
    'rides/parts/later.ts': 'export const later: number = 1;\n',
    'rides/parts/Ride.css': 'p {}',
    'rides/rows.json': '[]',
    'velo/bikes.ts': 'export type Bike = string;\nexport const bikes: Bike[] = [];\nexport const kinds = 1;\n',
  });
  const { text, files, renamed } = of('ts');
  expect(files.map(({ name }) => name)).toEqual([
    'Demo.tsx',
    'bikes.ts',
    'Ride.css',
    'parts.tsx',
    'rows.json',
    'later.ts',
  ]);
  expect(text['Demo.tsx']).toBe(
    "import { bikes } from './bikes';\nimport './Ride.css';\nimport parts from \"./parts\";\nimport rows from './rows.json';\nexport { kinds } from './bikes';\nconst text = \"from '../velo/bikes.ts'\";\nconst later = () => import('./later');\nexport default () => <p>{[bikes, parts, rows, text, later]}</p>;",
  );
  expect(text['parts.tsx']).toContain("import type { Bike } from './bikes';");
  expect(renamed).toEqual({
    '../velo/bikes.ts': './bikes',
    './parts/Ride.css': './Ride.css',
    './parts/later': './later',
  });
  const js = of('js').text;
  expect(Object.keys(js)).toEqual(['Demo.jsx', 'bikes.js', 'Ride.css', 'parts.js', 'rows.json', 'later.js']);
  expect(js['Demo.jsx']).toContain("import { bikes } from './bikes';");
  expect(js['Demo.jsx']).toContain("import('./later')");
});

it('keep apart what has one name in several folders, in other capitals, or a name of the project', async () => {
  const { of } = await exported({
    'rides/Ride.tsx':
      "import a from './bike';\nimport b from './shop/Bike';\nimport c from './shop/bike.json';\nimport d from './main';\nimport e from './Demo';\nimport f from '../theme/theme';\nimport g from './lists/shop/bike';\nexport default () => <p>{[a, b, c, d, e, f, g]}</p>;\n",
    'rides/bike.ts': 'export default 1;\n',
    'rides/shop/Bike.tsx': 'export default 2;\n',
    'rides/shop/bike.json': '3',
    'rides/main.ts': 'export default 4;\n',
    'rides/Demo.tsx': 'export default 5;\n',
    'theme/theme.ts': 'export default 6;\n',
    'rides/lists/shop/bike.ts': 'export default 7;\n',
  });
  const { files, text } = of('ts');
  expect(files.map(({ name }) => name)).toEqual([
    'Demo.tsx',
    'bike.ts',
    'shop-Bike.tsx',
    'bike.json',
    'rides-main.ts',
    'rides-Demo.tsx',
    'theme-theme.ts',
    'bike-2.ts',
  ]);
  expect(text['Demo.tsx']).toContain(
    "import a from './bike';\nimport b from './shop-Bike';\nimport c from './bike.json';\nimport d from './rides-main';\nimport e from './rides-Demo';\nimport f from './theme-theme';\nimport g from './bike-2';",
  );
});

it('carry modules behind aliases, which are no tabs, and what those import', async () => {
  const { of, site } = await exported(
    {
      'rides/Ride.tsx':
        "import { bikes } from 'velo/bikes';\nimport { bell } from 'bells';\nimport { unit } from 'lib/unit';\nimport Ad from 'docs/Ad';\nimport mark from '../velo/mark.svg';\nexport default () => <Ad mark={mark}>{[bikes, bell, unit]}</Ad>;\n",
      'velo/bikes.ts':
        "import { pick } from './random';\nimport { bell } from 'bells';\nexport const bikes: number[] = [pick(bell)];\n",
      'velo/random.ts': "import dayjs from 'dayjs';\nexport const pick = (n: number) => n + dayjs().year();\n",
      'velo/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'own/bell.ts': "export { bell } from 'velo/random-bell';\n",
      'velo/random-bell.tsx': 'export const bell = 1;\n',
      'stubs/ad.tsx': 'export default () => <i>ad</i>;\n',
      'roots/lib/unit.ts': 'export namespace Unit { export const km = 1; }\nexport const unit = Unit.km;\n',
    },
    {
      aliases: { 'velo/*': 'content/velo/*', bells: 'content/own/bell.ts' },
      moduleRoots: ['content/roots'],
      replacements: { 'docs/*': 'content/stubs/ad.tsx' },
    },
  );
  expect([...site.demos.values()][0]!.variants[0]!.ts!.map(({ name }) => name)).toEqual(['Ride.tsx']);
  const { files, text, imports } = of('ts');
  expect(files.map(({ name }) => name)).toEqual([
    'Demo.tsx',
    'bikes.ts',
    'bell.ts',
    'unit.ts',
    'ad.tsx',
    'mark.svg',
    'random.ts',
    'random-bell.tsx',
  ]);
  expect(text['Demo.tsx']).toContain(
    "import { bikes } from './bikes';\nimport { bell } from './bell';\nimport { unit } from './unit';\nimport Ad from './ad';\nimport mark from './mark.svg';",
  );
  expect(text['bell.ts']).toBe("export { bell } from './random-bell';");
  expect(imports).toEqual(['dayjs']);
  const js = of('js');
  // A module whose types cannot be erased is carried as it is.
  expect(js.files.map(({ name }) => name)).toContain('unit.ts');
  expect(js.text['Demo.jsx']).toContain("import { unit } from './unit';");
  expect(js.text['bikes.js']).toBe(
    "import { pick } from './random';\nimport { bell } from './bell';\nexport const bikes = [pick(bell)];",
  );
});

it('leave an import alone that is installed, though an alias leads to its sources', async () => {
  const { of } = await exported(
    {
      'rides/Ride.tsx': "import { Bell } from '@velo/kit';\nexport default () => <Bell />;\n",
      'kit/index.tsx': 'export const Bell = () => <b />;\n',
      'node_modules/@velo/kit/package.json': '{}',
    },
    { aliases: { '@velo/kit': 'content/kit/index.tsx' } },
  );
  expect(of('ts').imports).toEqual(['@velo/kit']);
  expect(of('ts').files.map(({ name }) => name)).toEqual(['Demo.tsx']);
});

it('name the packages of every kind of import, and no paths or URLs', async () => {
  const { of } = await exported({
    'rides/Ride.tsx':
      "import type { A } from '@scope/types/deep';\nimport b, { type C } from 'b/sub/path.js';\nimport 'styles/index.css';\nimport 'node:path';\nimport 'https://cdn.example/x.js';\nimport '/absolute.js';\nimport '#inner';\nexport * from 'again';\nexport { d as e } from \"d\";\nconst f = () => import('f');\nconst g = () => import(`g/part`);\ntype H = import('h').H;\ntype I = typeof import('i/deep');\nconst j = require('j');\n// import 'comment';\nconst text = `import 'text'`;\nconst worker = () => new Worker(new URL('./work.ts', import.meta.url), { type: 'module' });\nexport default () => <p>{[b, f, g, j, text, worker] as (A | C | H | I)[]}</p>;\n",
    'rides/work.ts': "import { k } from 'k';\npostMessage(k);\n",
  });
  expect(of('ts').imports).toEqual([
    '@scope/types/deep',
    'again',
    'b/sub/path.js',
    'd',
    'f',
    'g/part',
    'h',
    'i/deep',
    'j',
    'k',
    'styles/index.css',
  ]);
  expect(of('ts').text['Demo.tsx']).toContain("new URL('./work.ts', import.meta.url)");
  // What only types need is not in the JavaScript.
  expect(of('js').imports).toEqual(['again', 'b/sub/path.js', 'd', 'f', 'g/part', 'j', 'k', 'styles/index.css']);
  expect(of('js').text['Demo.jsx']).toContain("new URL('./work.js', import.meta.url)");
});

it('spell a worker’s URL with the name that it has there', async () => {
  const { of } = await exported({
    'rides/Ride.tsx':
      "export default () => <p>{String(new URL(/* bundled */ '../jobs/index.ts', import.meta.url))}{String(new URL('pic.svg', import.meta.url))}</p>;\n",
    'jobs/index.ts': 'postMessage(1);\n',
    'rides/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  });
  expect(of('ts').text['Demo.tsx']).toBe(
    "export default () => <p>{String(new URL(/* bundled */ './jobs.ts', import.meta.url))}{String(new URL('pic.svg', import.meta.url))}</p>;",
  );
});

it('carry what style sheets name, and the packages whose sheets they import', async () => {
  const { of } = await exported({
    'rides/Ride.tsx': "import './look/ride.css';\nexport default () => <p>Ride</p>;\n",
    'rides/look/ride.css':
      "/* @import './comment.css'; */\n@import '../base/ride.css' layer(a);\n@import url(tokens.css);\n@import 'pkg/sheet.css';\n@import url('https://fonts.example/a.css');\np { content: \"url(./text.svg)\"; background: url(../marks/a.svg), url( \"b.svg\" ), url(data:x), url(#c), url(./photo.png); }\n",
    'rides/base/ride.css': "@import './deep.css';\n",
    'rides/base/deep.css': 'i {}',
    'rides/look/tokens.css': 'b {}',
    'rides/marks/a.svg': '<svg/>',
    'rides/look/b.svg': '<svg/>',
  });
  const { text, imports } = of('ts');
  expect(Object.keys(text).sort()).toEqual([
    'Demo.tsx',
    'a.svg',
    'b.svg',
    'base-ride.css',
    'deep.css',
    'ride.css',
    'tokens.css',
  ]);
  expect(text['ride.css']).toBe(
    "/* @import './comment.css'; */\n@import './base-ride.css' layer(a);\n@import url(tokens.css);\n@import 'pkg/sheet.css';\n@import url('https://fonts.example/a.css');\np { content: \"url(./text.svg)\"; background: url(./a.svg), url( \"b.svg\" ), url(data:x), url(#c), url(./photo.png); }",
  );
  expect(imports).toEqual(['pkg/sheet.css']);
  expect(of('js').text['ride.css']).toBe(text['ride.css']);
});

it('rewrite a file that both languages share in each of them', async () => {
  const { of } = await exported({
    'rides/Ride.tsx': "import { a } from './parts/plain.js';\nexport default () => <p>{a}</p>;\n",
    'rides/parts/plain.js': "export { a } from '../lib/typed';\n",
    'rides/lib/typed.ts': 'export const a: number = 1;\n',
  });
  expect(of('ts').text['plain.js']).toBe("export { a } from './typed';");
  expect(of('js').text['plain.js']).toBe("export { a } from './typed';");
  expect(of('ts').text['Demo.tsx']).toContain("from './plain'");
});

it('follow paths above the content root', async () => {
  const { of } = await exported({
    'rides/Ride.tsx': "import { a } from '../../../shared/a';\nexport default () => <p>{a}</p>;\n",
    '../shared/a.ts': "import { b } from '../other/b';\nexport const a = b;\n",
    '../other/b.ts': 'export const b = 1;\n',
  });
  expect(of('ts').text).toEqual({
    'Demo.tsx': "import { a } from './a';\nexport default () => <p>{a}</p>;",
    'a.ts': "import { b } from './b';\nexport const a = b;",
    'b.ts': 'export const b = 1;',
  });
});

it('are one for each styling and language', async () => {
  const { all, of } = await exported(
    {
      'rides/Ride/system/index.tsx': 'export default () => <p>system</p>;\n',
      'rides/Ride/css/index.tsx': "import './ride.css';\nexport default () => <p>css</p>;\n",
      'rides/Ride/css/ride.css': 'p {}',
    },
    {},
    'Ride',
  );
  expect(all.map(({ styling, language }) => `${styling} ${language}`)).toEqual([
    'system ts',
    'system js',
    'css ts',
    'css js',
  ]);
  expect(Object.keys(of('js', 'css').text)).toEqual(['Demo.jsx', 'ride.css']);
});
