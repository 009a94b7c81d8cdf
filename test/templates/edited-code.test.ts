// What becomes of a reader's text before it runs: compiled, its loops guarded, its imports led to code that is there.
import { expect, it } from 'vitest';
import { compileFile, type EditFault } from '../../templates/editing/compile-file.ts';
import { fileOf } from '../../templates/editing/file-of.ts';
import { knownValues } from '../../templates/editing/known-values.ts';
import { linksOf } from '../../templates/editing/link-files.ts';
import { guardLoops } from '../../templates/editing/loop-watch.ts';
import { moduleTexts } from '../../templates/editing/module-texts.ts';

type Exports = Record<string, unknown>;

/** Runs compiled code; the runner does it with scripts, which Node has not. */
function ran(text: string, { name = 'Ride.tsx', loop = () => undefined as void } = {}): Exports {
  const exports: Exports = {};
  const jsx = (type: unknown, props: object) => ({ type, props });
  const runtime = { jsx, jsxs: jsx, Fragment: 'fragment' };
  new Function('require', 'module', 'exports', '__xdocsLoop', compileFile(name, text).code)(
    () => runtime,
    {},
    exports,
    loop,
  );
  return exports;
}

function faultOf(text: string, name = 'Ride.tsx'): { message: string; place: string } | undefined {
  try {
    compileFile(name, text);
    return undefined;
  } catch (error) {
    const { message, file, line, column } = error as EditFault;
    return { message, place: `${file}:${line}:${column}` };
  }
}

it('is TypeScript with JSX, or JavaScript with it', () => {
  const typed = `enum Gear { Low = 1 }
type Props = { gear: Gear };
const shown = (props: Props) => <p title="a &amp; b">{props!.gear as number} gears</p>;
export default shown satisfies unknown;
export const element = <><shown gear={Gear.Low} /></>;
`;
  const { default: shown } = ran(typed) as { default: (props: object) => unknown };
  expect(shown({ gear: 3 })).toEqual({ type: 'p', props: { title: 'a & b', children: [3, ' gears'] } });
  expect(ran('export default <b>1</b>;\n', { name: 'Ride.js' })['default']).toMatchObject({ type: 'b' });
  expect(ran('{ "gears": 3 }', { name: 'gears.json' })).toEqual({});
});

it.each([
  ['const a = ;', 'Ride.tsx:1:11', /Unexpected token/],
  ['const a = 1;\nfoo(\n', 'Ride.tsx:3:1', /Unexpected token/],
  ['const a = <p>\n  <b></i>\n</p>;', 'Ride.tsx:2:6', /Expected <\/b>, found <\/i>/],
  ['const a = <A.b><>x</></A.c>;', 'Ride.tsx:1:22', /Expected <\/A\.b>, found <\/A\.c>/],
  ['const a = <p>{', 'Ride.tsx:1:15', /Unexpected/],
  // The innermost pair is the one that is wrong.
  ['const a = (\n  <p>\n    <b>\n  </p>\n);', 'Ride.tsx:4:3', /Expected <\/b>, found <\/p>/],
  ['const a = (\n  <p>\n    <b></b>\n);', 'Ride.tsx:2:3', /<p> has no closing tag/],
  ['const a = (\n  <p>\n    <b title=1></b>\n  </p>\n);', 'Ride.tsx:3:14', /Unexpected token/],
  ['const a = (\n  <p>\n    {[1 2]}\n  </p>\n);', 'Ride.tsx:3:9', /Unexpected token, expected "]"/],
  ['const a = (\n  <p title={`a}>\n    b\n  </p>\n);', 'Ride.tsx:2:13', /Unterminated template/],
  ['const a: = 1;\nconst b = <p></b>;', 'Ride.tsx:1:10', /Unexpected token/],
])('names the place of a fault: %j', (text, place, message) => {
  expect(faultOf(text)).toEqual({ place, message: expect.stringMatching(message) as unknown });
});

it('keeps its lines, so that an error has the line of the text', () => {
  const text = '\nfor (const a of [1]) {\n  void a;\n}\nthrow new Error("five");\n';
  expect(compileFile('Ride.tsx', text).code.split('\n')[4]).toContain('five');
});

it('ends a loop that goes on for ever, and no other', async () => {
  const loop = guardLoops('too long', 30);
  const run = (text: string) => () => ran(text, { loop });
  expect(run('for (;;);')).toThrow('too long');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(
    run('let n = 0; do n++; while (n < 9); while (n < 99) { n++; } for (const a of [1]) for (const b in {}) n++;'),
  ).not.toThrow();
});

it('is told its imports without those of types', () => {
  const text = `import Box, { type BoxProps } from '@mui/material/Box';
import * as React from 'react';
import { a as b, Theme } from 'x';
import './ride.css';
export { c } from 'y';
const theme: Theme = b; React.lazy(() => import('./Lazy')); <Box />;
`;
  expect(compileFile('Ride.tsx', text).imports.filter(({ specifier }) => specifier !== 'react/jsx-runtime')).toEqual([
    { specifier: '@mui/material/Box', names: ['default'], line: 1 },
    { specifier: 'react', names: [], line: 2 },
    { specifier: 'x', names: ['a'], line: 3 },
    { specifier: './ride.css', names: [], line: 4 },
    { specifier: 'y', names: ['c'], line: 5 },
    { specifier: './Lazy', names: [], line: 6 },
  ]);
});

const site = {
  shared: true,
  demos: [
    {
      module: '/Other.js',
      values: [
        ['@mui/material/Box', 'default'],
        ['bells', 'ring', 'sound'],
        ['./own.svg', 'default'],
      ],
    },
    { module: '/Near.js', values: [['bells', 'ring']] },
    { module: '/Own.js', values: [['./bike.svg', 'default'], ['@mui/x-charts', 'BarChart'], ['locale/de']] },
  ],
} as const;
const known = knownValues({ site, own: '/Own.js', ofPage: ['/Near.js', '/Own.js'] });
const linked = (text: string) =>
  linksOf(
    compileFile('Ride.tsx', text),
    ['Ride.tsx', 'parts/Bell.tsx', 'ride.css'],
    known,
    (key, { specifier, name, list }) => [key, specifier, name, list].filter(Boolean).join(' | '),
  );

it('has what any demo of the site imports, from the nearest that does', () => {
  const links = linked(
    "import bike from './bike.svg';\nimport Bell from './parts/Bell';\nimport { ring, sound } from 'bells';\nimport './ride.css';\nimport 'locale/de';\nexport default [bike, Bell, ring, sound];\n",
  );
  expect(links).toEqual({
    './bike.svg': { values: { default: { module: '/Own.js', key: '$0_0' } } },
    './parts/Bell': { file: 'parts/Bell.tsx' },
    bells: { values: { ring: { module: '/Near.js', key: '$0_0' }, sound: { module: '/Other.js', key: '$1_1' } } },
    'locale/de': { values: { '': { module: '/Own.js', key: '' } } },
  });
});

it('has a component of Material UI by either of its paths', () => {
  expect(linked("import { Box } from '@mui/material';\nexport default Box;\n")['@mui/material']).toEqual({
    values: { Box: { module: '/Other.js', key: '$0_0' } },
  });
  const apart = "import { BarChart } from '@mui/x-charts/BarChart';\nexport default BarChart;\n";
  expect(linked(apart)['@mui/x-charts/BarChart']).toEqual({ values: { BarChart: { module: '/Own.js', key: '$1_0' } } });
});

it.each([
  ["import { x } from 'belles';\nx();", 'noPackage | belles | bells', 1],
  ["import x from 'lodash';\nx();", 'noPackage | lodash | @mui/x-charts, locale, bells, @mui/material', 1],
  ["\nimport { rng } from 'bells';\nrng();", 'noName | bells | rng | ring, sound', 2],
  ["import x from './Nothing';\nx();", 'noFile | ./Nothing | Ride.tsx, parts/Bell.tsx, ride.css', 1],
  ["import x from './own.svg';\nx();", 'noFile | ./own.svg | Ride.tsx, parts/Bell.tsx, ride.css', 1],
])('says what is there in the place of an import that is not: %j', (text, message, line) => {
  expect(() => linked(text)).toThrow(expect.objectContaining({ message, line, file: 'Ride.tsx' }) as Error);
});

it('finds files as the bundler does', () => {
  const names = ['Ride.js', 'data.json', 'parts/index.ts', '../shared/bikes.ts'];
  expect(
    ['./Ride.tsx', './data.json', './data', './parts', '../shared/bikes.js', './x/../Ride', './none'].map((one) =>
      fileOf('Ride.js', one, names),
    ),
  ).toEqual(['Ride.js', 'data.json', 'data.json', 'parts/index.ts', '../shared/bikes.ts', 'Ride.js', undefined]);
});

it('gets the texts of modules in an order in which each comes after its imports, and those of later ones when asked', async () => {
  const texts: Readonly<Record<string, string>> = {
    '/x/a.js': 'import{b}from"/x/b.js";import"/x/c.js";import("/x/lazy.js");export{b}from"/x/b.js"',
    '/x/b.js': 'import"/x/c.js";const text="/x/text.js"',
    '/x/c.js': '',
  };
  const asked: string[] = [];
  const modules = moduleTexts((url) => {
    asked.push(url);
    return Promise.resolve(texts[url]!);
  });
  expect((await modules.all('/x/a.js')).map(({ url }) => url)).toEqual(['/x/c.js', '/x/b.js', '/x/a.js']);
  await modules.all('/x/b.js');
  expect(asked.sort()).toEqual(['/x/a.js', '/x/b.js', '/x/c.js']);
  expect(['/x/lazy.js', '/x/b.js', '/x/text.js', '/x/secret.js'].map((url) => modules.isNamed(url))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
