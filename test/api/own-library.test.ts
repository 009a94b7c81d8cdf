// API pages of a library that is worked on: its sources lie in a workspace, its props have few comments and no propTypes,
// and its components are written in every way that people write them.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readApi } from '../../src/api/read-api.ts';
import { memberRowsOf, type Api, type ApiReading } from '../../src/model/api.ts';
import { sentenceOf } from '../../src/report/sentences.ts';
import { workspace, type Workspace } from '../support/workspace.ts';
import { libraryReader } from './small-library.ts';

const files = {
  'packages/ui/package.json': '{ "name": "@velo/ui", "version": "1.2.0", "exports": "./src/index.tsx" }',
  'packages/ui/tsconfig.json':
    '{ "compilerOptions": { "jsx": "react-jsx", "paths": { "@/*": ["./src/*"] } }, "references": [{ "path": "../core" }] }',
  // Not built: its types are not there.
  'packages/core/package.json': '{ "name": "@velo/core", "main": "./dist/index.js", "types": "./dist/index.d.ts" }',
  'packages/core/tsconfig.json': '{ "compilerOptions": { "composite": true, "outDir": "dist", "rootDir": "code" } }',
  'packages/core/code/index.ts': `
    /** How loud a bell is. */
    export enum Volume { /** At night. */ Low = 'low', High = 'high' }
    export interface CoreProps { /** For machines. */ code?: string; volume?: Volume }`,
  'packages/ui/src/index.tsx': `
    export { Button } from '@/Button';
    export { Slider, List, Alarm, Box } from './Slider';
    export * from './Tabs';
    export * as Menu from './Menu';
    export { useBell, ring } from './useBell';
    export { Volume } from '@velo/core';
    export { Theme } from './Theme';`,
  'packages/ui/src/Button.tsx': `
    import { forwardRef, memo, type ComponentPropsWithoutRef, type ReactNode } from 'react';
    import { Volume, type CoreProps } from '@velo/core';
    export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'color'>, CoreProps {
      /** What it looks like. */
      variant?: 'solid' | 'ghost';
      size?: 'sm' | 'md';
      /** @default 4 */
      gap?: number;
      onRing?: (count: number) => void;
      color: string;
      /** @internal */
      probe?: string;
      _own?: string;
    }
    const DEFAULT_SIZE = 'md';
    /** Starts an action. */
    export const Button = memo(forwardRef<HTMLButtonElement, ButtonProps>(function Button(
      { variant = "solid", size = DEFAULT_SIZE, volume = Volume.Low, color, ...rest }, ref,
    ) { return <button ref={ref} {...rest} />; }));`,
  'packages/ui/src/Slider.tsx': `
    import type { ElementType, ComponentPropsWithoutRef, ReactNode } from 'react';
    interface Own { defaultValue?: number; onChange?: (value: number) => void; max?: number }
    type Range = { range: true; ends: [number, number]; single?: never } | { range?: false; ends?: undefined; single?: number };
    export function Slider<C extends ElementType = 'input'>(
      { as, max = 100, ...rest }: { as?: C } & Own & Range & Omit<ComponentPropsWithoutRef<C>, keyof Own>,
    ) { return null as ReactNode; }
    type Rendered<T, P> = P & { component?: T } & Omit<ComponentPropsWithoutRef<T extends ElementType ? T : 'div'>, keyof P>;
    export const Box: <T extends ElementType = 'section'>(props: Rendered<T, { tint?: string }>) => ReactNode = () => null;
    export function List<Item extends object>(props: { items: readonly Item[]; render?(item: Item): ReactNode; id?: string }): ReactNode { return null; }
    /** Rings at a time. */
    export function Alarm(props: { at: Date }): ReactNode;
    export function Alarm(props: { in: number; at?: undefined; loud?: boolean }): ReactNode;
    export function Alarm(props: object): ReactNode { const { loud = true } = props as { loud?: boolean }; return null; }`,
  'packages/ui/src/Tabs.tsx': `
    import { Component, type PropsWithChildren } from 'react';
    function TabsRoot(props: PropsWithChildren<{ value?: string }>) { const { value = 'first' } = props; return <div>{value}</div>; }
    /** The row of tabs. */
    const List = ({ dense = false }: { dense?: boolean }) => <div data-dense={dense} />;
    /** What a tab shows. */
    class Panel extends Component<{ name: string; lazy: boolean; tint?: string }> {
      static defaultProps = { lazy: true };
      render() { return <div>{this.props.name}</div>; }
    }
    export const Tabs = Object.assign(TabsRoot, { List, Panel });`,
  'packages/ui/src/Menu.tsx': `
    export const Root = (props: { open?: boolean }) => <div />;
    export const Item = (props: { label: string }) => <div />;`,
  'packages/ui/src/Theme.tsx': `import { createContext } from 'react'; export const Theme = createContext<string>('light');`,
  'packages/ui/src/useBell.ts': `
    export interface BellOptions { /** In seconds. */ delay?: number; tone: string }
    /** Rings. */
    export function useBell({ delay = 2, tone }: BellOptions): { ring: () => void; rings: number } { return { ring() {}, rings: delay }; }
    /** Rings once. */
    export function ring(tone: string): void;
    export function ring(tone: string, times: number, loud?: boolean): number;
    export function ring(tone: string, times = 1, loud = false): number { return times; }`,
};

let disk: Workspace;
let reading: ApiReading;
beforeAll(() => {
  disk = workspace(files, { '@velo/ui': 'packages/ui', '@velo/core': 'packages/core' });
  const api = { pathname: '/api/', packages: ['@velo/ui'], include: ['*', 'use*', 'ring', 'Volume', 'BellOption'] };
  reading = readApi({ root: disk.root, base: '', products: [{ id: 'ui', name: 'UI', api }] })[0]!;
}, 120_000);
afterAll(() => disk.remove());

function named(name: string): Api {
  const found = reading.apis.find((api) => api.name === name);
  if (!found) throw new Error(`no page of ${name}: ${reading.apis.map((api) => api.name).join(', ')}`);
  return found;
}

const rowsOf = (name: string) =>
  memberRowsOf(named(name)).map((row) => [row.name, row.type, row.required, row.default ?? null]);

it('has a page of every component and part, and of what the config names; contexts have none', () => {
  expect(reading.apis.map(({ name, kind, pathname }) => [name, kind, pathname])).toEqual([
    ['Alarm', 'component', '/api/alarm/'],
    ['Box', 'component', '/api/box/'],
    ['Button', 'component', '/api/button/'],
    ['List', 'component', '/api/list/'],
    ['Menu.Item', 'component', '/api/menu-item/'],
    ['Menu.Root', 'component', '/api/menu-root/'],
    ['Slider', 'component', '/api/slider/'],
    ['Tabs', 'component', '/api/tabs/'],
    ['Tabs.List', 'component', '/api/tabs-list/'],
    ['Tabs.Panel', 'component', '/api/tabs-panel/'],
    ['useBell', 'hook', '/api/use-bell/'],
    ['ring', 'function', '/api/ring/'],
    ['Volume', 'enum', '/api/volume/'],
  ]);
  expect(named('Tabs').declaredIn).toBe('@velo/ui/src/Tabs.tsx');
});

describe('a component', () => {
  it('has all of its own props, described or not, with the defaults of its code', () => {
    expect(rowsOf('Button')).toEqual([
      ['color', 'string', true, null],
      ['code', 'string', false, null],
      ['gap', 'number', false, '4'],
      ['onRing', '(count: number) => void', false, null],
      ['size', "'sm' | 'md'", false, "'md'"],
      ['variant', "'solid' | 'ghost'", false, "'solid'"],
      ['volume', 'Volume.Low | Volume.High', false, 'Volume.Low'],
    ]);
    expect(named('Button')).toMatchObject({ description: 'Starts an action.', ref: 'HTMLButtonElement' });
  });

  it('says in a line what the native element takes', () => {
    const [line, ...others] = named('Button').accepts ?? [];
    expect([line?.from, line?.name, others]).toEqual(['element', 'button', []]);
    expect(line?.names).toEqual(expect.arrayContaining(['disabled', 'onClick', 'aria-label', 'children']));
    expect(line?.names).not.toContain('color');
  });

  it('that renders any element has the props of its usual one, and those of all branches of a union', () => {
    expect(rowsOf('Slider')).toEqual([
      ['as', 'ElementType', false, "'input'"],
      ['defaultValue', 'number', false, null],
      ['ends', '[number, number]', false, null],
      ['max', 'number', false, '100'],
      ['onChange', '(value: number) => void', false, null],
      ['range', 'boolean', false, null],
      ['single', 'number', false, null],
    ]);
    expect(named('Slider').accepts).toMatchObject([{ from: 'element', name: 'input' }]);
    // Through an alias whose own parameter may be anything.
    expect(rowsOf('Box')).toEqual([
      ['component', 'React.ElementType', false, "'section'"],
      ['tint', 'string', false, null],
    ]);
  });

  it('that is generic keeps the name of what its user brings', () => {
    expect(rowsOf('List').map(([name, type, required]) => [name, type, required])).toEqual([
      ['items', 'readonly Item[]', true],
      ['id', 'string', false],
      ['render', '(item: Item) => ReactNode', false],
    ]);
  });

  it('with several signatures has the props of all, required where every one requires them', () => {
    expect(rowsOf('Alarm')).toEqual([
      ['at', 'Date', false, null],
      ['in', 'number', false, null],
      ['loud', 'boolean', false, 'true'],
    ]);
  });

  it('has parts with pages, which are imported with it', () => {
    expect(named('Tabs').parts).toEqual([
      { name: 'Tabs.List', href: '/api/tabs-list/' },
      { name: 'Tabs.Panel', href: '/api/tabs-panel/' },
    ]);
    expect(rowsOf('Tabs').map(([name, , , value]) => [name, value])).toEqual([
      ['children', null],
      ['value', "'first'"],
    ]);
    expect(named('Tabs.List')).toMatchObject({
      description: 'The row of tabs.',
      imports: ["import { Tabs } from '@velo/ui';"],
    });
    expect(rowsOf('Tabs.List')).toEqual([['dense', 'boolean', false, 'false']]);
  });

  it('that is a class need not be given what its defaultProps give', () => {
    expect(rowsOf('Tabs.Panel')).toEqual([
      ['name', 'string', true, null],
      ['lazy', 'boolean', false, 'true'],
      ['tint', 'string', false, null],
    ]);
  });

  it('of an exported namespace is a part of it', () => {
    expect(named('Menu.Item').imports).toEqual(["import { Menu } from '@velo/ui';"]);
    expect(rowsOf('Menu.Item')).toEqual([['label', 'string', true, null]]);
  });
});

it('tells a name of the config that no package exports, and nothing else', () => {
  expect(reading.problems.map(sentenceOf)).toEqual([expect.stringContaining('The export BellOption cannot be read')]);
});

describe('another export', () => {
  it('that is a hook tells its options and what it returns', () => {
    const { members, returns } = named('useBell');
    expect(members.map(({ name, required, default: value }) => [name, required, value ?? null])).toEqual([
      ['options', true, null],
      ['options.delay', false, '2'],
      ['options.tone', true, null],
    ]);
    expect(members[1]?.description).toBe('In seconds.');
    expect(returns?.type).toBe('{ ring: () => void; rings: number; }');
  });

  it('that is a function tells all of its signatures', () => {
    const { overloads, members } = named('ring');
    expect(overloads).toEqual([
      'ring(tone: string): void',
      'ring(tone: string, times: number, loud?: boolean): number',
    ]);
    expect(members.map(({ name, required, default: value }) => [name, required, value ?? null])).toEqual([
      ['tone', true, null],
      ['times', false, '1'],
      ['loud', false, 'false'],
    ]);
  });

  it('that is an enum tells its values', () => {
    expect(named('Volume').members).toEqual([
      { name: 'Low', type: "'low'", required: false, description: 'At night.' },
      { name: 'High', type: "'high'", required: false, description: '' },
    ]);
  });
});

describe('an entry that is a source', () => {
  let own: Workspace | undefined;
  afterEach(() => own?.remove());

  it('is found by an alias, also where the package is the project itself', () => {
    own = workspace({
      'package.json': '{ "name": "@velo/one" }',
      'src/index.tsx': 'export const Bell = (props: { tone?: string }) => <i />;',
      'src/other.ts': '',
    });
    const [found] = readApi({
      root: own.root,
      base: '',
      aliases: { '@velo/one': `${own.root}/src/index.tsx` },
      products: [{ id: 'one', name: 'One', api: { pathname: '/api/', packages: ['@velo/one'] } }],
    });
    expect(found?.problems).toEqual([]);
    expect(found?.apis).toMatchObject([
      { name: 'Bell', declaredIn: '@velo/one/src/index.tsx', undescribed: [{ name: 'tone' }] },
    ]);
    // What was read says when it is read again.
    expect(found?.reads.map(({ path }) => path)).toContain('src/index.tsx');
  });

  it('is found by paths of the nearest tsconfig.json', () => {
    own = workspace({
      'docs/package.json': '{ "name": "docs" }',
      'docs/tsconfig.json': '{ "compilerOptions": { "paths": { "@velo/two": ["../two/main.ts"] } } }',
      'two/package.json': '{ "name": "@velo/two" }',
      'two/main.ts': `import type { ReactNode } from 'react'; export function Lamp(props: { level: number }): ReactNode { return null; }`,
    });
    const [found] = readApi({
      root: `${own.root}/docs`,
      base: '',
      products: [{ id: 'two', name: 'Two', api: { pathname: '/api/', packages: ['@velo/two'] } }],
    });
    expect([found?.problems, found?.apis.map(({ name }) => name)]).toEqual([[], ['Lamp']]);
  });
});

describe('a published library', () => {
  const { read, clear } = libraryReader();
  afterEach(clear);

  const declarations = `
    import * as React from 'react';
    import { BaseProps } from '@bikes/base';
    interface Spacing { ${Array.from({ length: 40 }, (_, index) => `m${index}?: number;`).join(' ')} }
    export interface BellProps extends BaseProps, Spacing, Pick<React.HTMLAttributes<HTMLElement>, 'className' | 'id'> {
      tone?: string;
      /** @default 'a4' */
      pitch?: string; loud?: boolean; times?: number; colors?: readonly string[];
    }
    export declare const Bell: React.FC<BellProps>;
    ${Array.from({ length: 8 }, (_, index) => `export declare const Part${index}: React.FC<Spacing & { size?: number }>;`).join('\n')}`;
  const base = {
    '@bikes/base/index.d.ts':
      'export interface BaseProps { /** When it rings. */ onRing?: (count: number) => void; level?: 1 | 2 }',
  };

  it('has one page for a thing with two names, of which several packages have the short one', () => {
    const parts = (name: string) => `
      import * as React from 'react';
      declare const ${name}: React.FC<{ size?: number }>;
      declare const ${name}Label: React.FC<{ text?: string }>;
      declare const Hidden: React.FC<{ deep?: boolean }>;
      export { ${name}, ${name} as Root, ${name}Label, ${name}Label as Label, Hidden as Core };`;
    const both = { '@bikes/kit/index.d.ts': parts('Bell'), '@bikes/horn/index.d.ts': parts('Horn') };
    const packages = ['@bikes/kit', '@bikes/horn'];
    const names = (api: object) => read(both, { packages, ...api }).apis.map(({ name }) => name);
    expect(names({})).toEqual(['Bell', 'BellLabel', 'Core', 'Horn', 'HornLabel']);
    expect(names({ include: ['*', 'Root'] })).toEqual(['Bell', 'BellLabel', 'Core', 'Horn', 'HornLabel', 'Root']);
  });

  it('tells all members of a union that is a type of its own, unless they have pages', () => {
    const types = `
      export interface ByKey { key: string; width: number }
      export interface ByCall { call(): string; width: number; height?: number }
      export type Column = ByKey | ByCall;`;
    const rows = (include: string[]) =>
      memberRowsOf(
        read({ '@bikes/kit/index.d.ts': types }, { include }).apis.find(({ name }) => name === 'Column')!,
      ).map(({ name, required }) => `${name}${required ? '' : '?'}`);
    expect(rows(['Column'])).toEqual(['width', 'call?', 'height?', 'key?']);
    expect(rows(['Column', 'ByKey', 'ByCall'])).toEqual(['width']);
  });

  it('says what a hook returns as a pair', () => {
    const hooks = `
      interface Handlers { open(): void; close(): void }
      export type Opened = readonly [boolean, Handlers];
      export declare function useOpened(first?: boolean): Opened;`;
    const { apis } = read({ '@bikes/kit/index.d.ts': hooks }, { include: ['useOpened'] });
    expect(apis.find(({ name }) => name === 'useOpened')?.returns?.type).toBe(
      'readonly [boolean, { open: () => void; close: () => void; }]',
    );
  });

  it('has the defaults of its code, whoever compiled it, where no comment states others', () => {
    const { apis } = read(
      {
        ...base,
        '@bikes/kit/index.d.ts': declarations,
        '@bikes/kit/index.js': `
          var COLORS = ['red'];
          var computed = now();
          var Bell = (props) => {
            const { tone = "low", pitch = 'c1', loud = !1, times = computed, level: own = 2, ...rest } = props;
            var colors = props.colors === void 0 ? COLORS : props.colors;
          };
          export { Bell };`,
      },
      { include: ['Bell'] },
    );
    const rows = new Map(memberRowsOf(apis[0]!).map((row) => [row.name, row.default]));
    expect(Object.fromEntries(rows)).toEqual({
      className: undefined,
      id: undefined,
      colors: "['red']",
      loud: 'false',
      pitch: "'a4'",
      times: undefined,
      tone: "'low'",
    });
    expect(apis[0]?.accepts).toMatchObject([
      {
        from: 'package',
        name: '@bikes/base',
        types: ['BaseProps'],
        names: ['level', 'onRing'],
        members: [
          { name: 'level', type: '1 | 2', default: '2' },
          { name: 'onRing', description: 'When it rings.' },
        ],
      },
      // Also where one component only has a page.
      { from: 'type', name: 'Spacing' },
    ]);
  });

  it('tells in a line what many components share', () => {
    const { apis } = read({ ...base, '@bikes/kit/index.d.ts': declarations });
    const bell = apis.find(({ name }) => name === 'Bell')!;
    expect(memberRowsOf(bell).some(({ name }) => name === 'm1')).toBe(false);
    expect(bell.accepts?.map(({ from, name, names }) => [from, name, names.length])).toEqual([
      ['package', '@bikes/base', 2],
      ['type', 'Spacing', 40],
    ]);
  });

  it('says which line of the config is in vain, and what would be right', () => {
    const { problems, left } = read(
      {
        ...base,
        '@bikes/kit/index.d.ts': `${declarations} export interface BellOptions {} export declare function useBell(): void;`,
      },
      { include: ['Part*', 'Bel*Options', 'Bells*'], exclude: ['*7'] },
    );
    expect(problems.map((problem) => [problem.file, sentenceOf(problem)])).toEqual([
      [
        'package.json',
        expect.stringMatching(/"Bel\*Options" in "include" of the product bikes finds no component.*\['BellOptions'\]/),
      ],
      ['package.json', expect.stringMatching(/"Bells\*" .* finds no component\./)],
    ]);
    expect(left).toContainEqual({ name: 'Part7', productId: 'bikes', package: '@bikes/kit', excludedBy: '*7' });
    expect(left).toContainEqual({ name: 'useBell', productId: 'bikes', package: '@bikes/kit' });
  });
});
