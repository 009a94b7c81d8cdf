// The JavaScript of a demo: what a reader of plain JavaScript would have written, FORMAT section 5.
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { javascriptOf } from '../../src/demos/javascript-of.ts';

const module = (lines: string[]) => lines.join('\n');
const made = (text: string, path = 'Ride.tsx') => javascriptOf(path, text);

describe('the JavaScript of a module', () => {
  it('keeps comments and blank lines', async () => {
    const text = module([
      '// First of all.',
      "import Box from '@mui/material/Box';",
      '',
      'const bikes: number = 3; // all of them',
      '',
      '/* Why it is so. */',
      'export default function Ride(): JSX.Element {',
      '  const free: number[] = [];',
      '',
      '  // In a function.',
      '  return (',
      '    <Box>',
      '      {/* In a tree. */}',
      '      {bikes}',
      '    </Box>',
      '  );',
      '}',
    ]);
    expect(await made(text)).toBe(
      text.replace('bikes: number', 'bikes').replace('(): JSX.Element', '()').replace(': number[]', ''),
    );
  });

  it.each([
    [
      'annotations',
      'export const f = (a: string, { b }: B, ...c: C[]): void => {};',
      'export const f = (a, { b }, ...c) => {};',
    ],
    ['optional parameters', 'export function f(a?: string) {}', 'export function f(a) {}'],
    ['a this parameter', 'export function f(this: Window, a: string) {}', 'export function f(a) {}'],
    ['type arguments', 'export const s = useState<string | null>(null);', 'export const s = useState(null);'],
    [
      'type arguments of elements',
      'export const e = <Grid<Row> rows={rows} />;',
      'export const e = <Grid rows={rows} />;',
    ],
    ['type parameters', 'export const f = <T,>(a: T) => a;', 'export const f = (a) => a;'],
    ['as, satisfies and !', 'export const a = (b as C)!.d satisfies E;', 'export const a = b.d;'],
    ['as const', "export const sizes = ['s', 'm'] as const;", "export const sizes = ['s', 'm'];"],
    ['a definite variable', 'let a!: string;', 'let a;'],
    [
      'predicates',
      'export function isA(a: unknown): a is A {\n  return true;\n}',
      'export function isA(a) {\n  return true;\n}',
    ],
    [
      'overloads',
      'export function f(a: string): void;\nexport function f(a: number): void;\nexport function f(a: any) {}',
      'export function f(a) {}',
    ],
    [
      'modifiers of classes',
      'abstract class A<T> extends B<T> implements C, D {\n  private readonly a?: string = "";\n  declare b: string;\n  abstract c(): void;\n  protected static d() {}\n}',
      "class A extends B {\n  a = '';\n  static d() {}\n}",
    ],
    [
      'ambient declarations',
      "declare module 'x';\ndeclare const y: string;\nexport const z = 1;",
      'export const z = 1;',
    ],
    [
      'a return type on lines of its own',
      'export const f = (\n  a: string,\n): {\n  b: string;\n} => ({ b: a });',
      'export const f = (a) => ({ b: a });',
    ],
  ])('is without %s', async (_, text, expected) => expect(await made(text)).toBe(expected));

  it('is without types, and their own doc comments', async () => {
    expect(
      await made(
        'const a = 1;\n\n/** A row. */\nexport interface Row {\n  /** Of it. */\n  id: number;\n}\n\ntype Rows = Row[];\n\nexport const b = a;',
      ),
    ).toBe('const a = 1;\n\nexport const b = a;');
  });

  it('imports nothing for its types only', async () => {
    const text = module([
      "import * as React from 'react';",
      "import Box, { BoxProps } from '@mui/material/Box';",
      "import { DataGrid, type GridColDef, GridRowsProp } from '@mui/x-data-grid';",
      "import type { Bike } from './bike';",
      "import { Station } from './station';",
      "import './ride.css';",
      'const rows: GridRowsProp = [];',
      'export type { Bike };',
      'export const Ride = (props: BoxProps & Station) => <Box><DataGrid rows={rows} /></Box>;',
    ]);
    expect((await made(text))!.split('\n').slice(0, 6)).toEqual([
      "import * as React from 'react';",
      "import Box from '@mui/material/Box';",
      "import { DataGrid } from '@mui/x-data-grid';",
      "import './ride.css';",
      'const rows = [];',
      'export const Ride = (props) => (',
    ]);
  });

  it('keeps an import that it exports again', async () => {
    expect(await made("import { a, B } from './a';\nexport { a };\nexport const c: B = 1;", 'a.ts')).toBe(
      "import { a } from './a';\nexport { a };\nexport const c = 1;",
    );
  });

  it('names its files by the extension that they have in JavaScript', async () => {
    expect(
      await made(
        "import { a } from './a.ts';\nexport * from '../b.tsx';\nnew Worker(new URL('./worker.ts', import.meta.url));\nnew Worker(new URL(/* w */ `worker.ts`, import.meta.url));\nimport('./c.tsx');\na();",
      ),
    ).toBe(
      "import { a } from './a.js';\nexport * from '../b.js';\nnew Worker(new URL('./worker.js', import.meta.url));\nnew Worker(new URL(/* w */ `worker.js`, import.meta.url));\nimport('./c.js');\na();",
    );
  });

  it('has an object for an enum', async () => {
    expect(
      await made("export enum Gear {\n  Low,\n  High = 4,\n  Top,\n}\nenum Way { Up = 'up' }\nexport default Way;"),
    ).toBe(
      "export const Gear = {\n  Low: 0,\n  High: 4,\n  Top: 5,\n  0: 'Low',\n  4: 'High',\n  5: 'Top',\n};\nconst Way = {\n  Up: 'up',\n};\nexport default Way;",
    );
  });

  it('is not made of what no JavaScript can say in place', async () => {
    expect(await made('namespace A {\n  export const b = 1;\n}')).toBeUndefined();
    expect(await made('class A {\n  constructor(private b: string) {}\n}')).toBeUndefined();
    expect(await made('const a = ;')).toBeUndefined();
  });

  it('is empty for a module of types', async () =>
    expect(await made("import type { A } from './a';\nexport type B = A;\n", 'types.ts')).toBe(''));

  it('is written in the manner of its source', async () => {
    expect(await made('import a from "./a"\nexport const b = (c: string) => {\n\treturn a(c)\n}')).toBe(
      'import a from "./a"\nexport const b = (c) => {\n\treturn a(c)\n}',
    );
  });

  it('joins lines that types alone made long', async () => {
    expect(
      await made(
        'export function onChange(\n  event: React.SyntheticEvent<HTMLInputElement>,\n  value: readonly string[] | undefined,\n) {}',
      ),
    ).toBe('export function onChange(event, value) {}');
  });

  it('runs', async () => {
    const text =
      'type A = { b: number };\nenum Gear { Low = 2 }\nclass C<T> { private d: T; constructor(d: T) { this.d = d as T; } get() { return this.d!; } }\nexport const e: number = new C<A>({ b: Gear.Low }).get().b;';
    const code = (await made(text, 'a.ts'))!;
    expect(parseSync('a.js', code, { lang: 'js' }).errors).toEqual([]);
    expect(
      ((await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as { e: number }).e,
    ).toBe(2);
  });
});
