// API pages of libraries as others publish them: several packages of one repository, components that render any element or
// are members of a namespace, style props on every component, types that a checker takes apart.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { repositoryOf } from '../../src/api/package-repository.ts';
import { memberRowsOf, type Api, type ApiReading } from '../../src/model/api.ts';
import { libraryReader } from './small-library.ts';

// Each test makes a program of its own, with the types of React: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { read, clear } = libraryReader();
afterEach(clear);

function named({ apis }: ApiReading, name: string): Api {
  const found = apis.find((api) => api.name === name);
  if (!found) throw new Error(`no page of ${name}: ${apis.map((api) => api.name).join(', ')}`);
  return found;
}

const namesOf = (api: Api) => memberRowsOf(api).map(({ name }) => name);
const linesOf = ({ accepts = [] }: Api) => accepts.map(({ from, name, names }) => [from, name, names.length]);
const typesOf = (api: Api) =>
  Object.fromEntries(
    memberRowsOf(api).map(({ name, type, shortType }) => [name, [type, ...(shortType ? [shortType] : [])]]),
  );

describe('packages of one repository', () => {
  const library = (kit: unknown, base: unknown) => ({
    '@bikes/kit/package.json': JSON.stringify({ name: '@bikes/kit', types: './index.d.ts', repository: kit }),
    '@bikes/kit/index.d.ts': `
      import * as React from 'react';
      import { PressProps } from '@bikes/base';
      export declare const Bell: React.FC<PressProps & { tone?: string }>;`,
    '@bikes/base/package.json': JSON.stringify({ name: '@bikes/base', types: './index.d.ts', repository: base }),
    '@bikes/base/index.d.ts': 'export interface PressProps { /** Pressed. */ onPress?: () => void }',
  });

  it('are one work: what a component takes of them has rows', () => {
    const bell = named(read(library({ url: 'git+https://github.com/velo/bikes.git' }, 'velo/bikes')), 'Bell');
    expect([namesOf(bell), bell.accepts]).toEqual([['onPress', 'tone'], undefined]);
  });

  it.each([
    ['of another repository', 'velo/base'],
    ['of which none is known', undefined],
  ])('one %s is told in a line', (_, base) => {
    const bell = named(read(library('velo/bikes', base)), 'Bell');
    expect([namesOf(bell), linesOf(bell)]).toEqual([['tone'], [['package', '@bikes/base', 1]]]);
  });

  it.each([
    'https://github.com/Velo/bikes',
    'git+https://github.com/velo/bikes.git',
    'git+ssh://git@github.com/velo/bikes.git',
    'git@github.com:velo/bikes.git',
    'https://github.com/velo/bikes/tree/main/packages/kit',
    'github:velo/bikes',
    'velo/bikes',
  ])('are known by the address of it, also as %s', (url) => {
    expect(repositoryOf(JSON.stringify({ repository: url }))).toBe('github.com/velo/bikes');
    expect(repositoryOf(JSON.stringify({ repository: { url } }))).toBe('github.com/velo/bikes');
  });

  it('are not known where a manifest has none, or is none', () => {
    expect(['{}', '{ "repository": "" }', 'not JSON', undefined].map(repositoryOf)).toEqual(Array(4).fill(undefined));
  });
});

describe('style props of every component', () => {
  const declarations = `
    import * as React from 'react';
    interface StyleProps { ${Array.from({ length: 40 }, (_, index) => `m${index}?: number;`).join(' ')} }
    export declare const Bell: React.FC<StyleProps & { tone?: string }>;
    ${Array.from({ length: 30 }, (_, index) => `export declare const Part${index}: React.FC<StyleProps>;`).join('\n')}
    export declare const Lamp: React.FC<LampProps>;
    interface LampProps { ${Array.from({ length: 40 }, (_, index) => `l${index}?: number;`).join(' ')} }`;

  it('are told in a line, however few components have a page; the many props of one component are its own', () => {
    const found = read({ '@bikes/kit/index.d.ts': declarations }, { include: ['Bell', 'Lamp'] });
    const bell = named(found, 'Bell');
    expect([namesOf(bell), linesOf(bell)]).toEqual([['tone'], [['type', 'StyleProps', 40]]]);
    expect(namesOf(named(found, 'Lamp'))).toHaveLength(40);
  });
});

describe('an interface of props', () => {
  it('says the attributes of an element in a line, and leaves out what React and names keep to themselves', () => {
    const found = read(
      {
        '@bikes/kit/index.d.ts': `
          import * as React from 'react';
          export interface BellProps extends React.ComponentPropsWithRef<'button'> { tone?: string; __probe?: boolean }
          type Of<T extends React.ElementType> = T extends React.ElementType ? Omit<React.ComponentProps<T>, 'ref'> : never;
          export type TextProps<T extends React.ElementType = 'p'> = Omit<Of<T>, 'as'> & { as?: T };
          export interface Key { key: string; ref: number; _own?: string }`,
      },
      { include: ['BellProps', 'TextProps', 'Key'] },
    );
    const bell = named(found, 'BellProps');
    expect(namesOf(bell)).toEqual(['tone']);
    expect(bell.accepts).toMatchObject([{ from: 'element', name: 'button' }]);
    expect(bell.accepts![0]!.names).toContain('onClick');
    // Which element it is, depends on the argument.
    expect(namesOf(named(found, 'TextProps'))).toEqual(['as']);
    expect(named(found, 'TextProps').accepts).toMatchObject([{ from: 'element', name: '*' }]);
    expect(namesOf(named(found, 'Key'))).toEqual(['key', 'ref']);
  });
});

describe('a component that renders any element', () => {
  it('keeps the names of the types that its user brings', () => {
    const bell = named(
      read({
        '@bikes/kit/index.d.ts': `
          import * as React from 'react';
          type ListProps<E extends React.ElementType, Item, Key> = {
            as?: E; value?: Item; onChange?(value: Item): void; by?: (a: Key) => boolean; loud?: boolean;
          } & Omit<React.ComponentPropsWithoutRef<E>, 'as' | 'value' | 'onChange' | 'by'>;
          export declare function List<E extends React.ElementType = 'ul', Item = string, Key = Item>(props: ListProps<E, Item, Key>): React.ReactNode;`,
      }),
      'List',
    );
    expect(typesOf(bell)).toMatchObject({
      as: ['React.ElementType'],
      value: ['Item'],
      onChange: ['(value: Item) => void'],
      by: ['(a: Key) => boolean'],
      loud: ['boolean'],
    });
    const change = memberRowsOf(bell).find(({ name }) => name === 'onChange');
    expect(change?.signature?.parameters).toEqual([{ name: 'value', type: 'Item', description: '' }]);
  });
});

describe('a component of a namespace', () => {
  const files = {
    '@bikes/kit/index.d.ts': `export * as Menu from './menu.js'; export * as Lamp from './lamp.js';`,
    '@bikes/kit/menu.d.ts': `
      import * as React from 'react';
      export declare const Root: React.FC<{ open?: boolean }>;
      export declare const Item: React.FC<{ label: string }>;
      export declare const Label: React.FC<{ text: string }>;`,
    '@bikes/kit/lamp.d.ts': `import * as React from 'react'; export declare const Bulb: React.FC<{ on?: boolean }>;`,
  };

  it('that holds the others lists them', () => {
    const found = read(files);
    expect(named(found, 'Menu.Root').parts).toEqual([
      { name: 'Menu.Item', href: '/api/bikes/menu-item/' },
      { name: 'Menu.Label', href: '/api/bikes/menu-label/' },
    ]);
    expect(named(found, 'Menu.Item').parts).toBeUndefined();
    expect(named(found, 'Lamp.Bulb').parts).toBeUndefined();
  });
});

describe('what is said of other props', () => {
  const files = {
    '@bikes/kit/index.d.ts': `
      import * as React from 'react';
      export * from './base.js';
      import { BoxProps } from './base.js';
      export interface BellProps extends BoxProps { tone?: string; __probe?: string }
      export declare const Bell: React.FC<BellProps>;`,
    '@bikes/kit/base.d.ts': `
      import * as React from 'react';
      export interface BoxProps extends React.HTMLAttributes<HTMLDivElement> { inset?: number; __inner?: string }
      export declare const Box: React.FC<BoxProps>;`,
  };

  it('names a component that has no page only where its props are told nowhere', () => {
    expect(named(read(files, { include: ['Bell'] }), 'Bell').inherits).toMatchObject({ name: 'div' });
    expect(named(read(files), 'Bell').inherits).toEqual({ name: 'Box', href: '/api/bikes/box/' });
  });

  it('is nothing of a component that declares all it takes, whatever its code does with it', () => {
    const bell = named(
      read({
        '@bikes/kit/index.d.ts': `import * as React from 'react'; export declare const Bell: React.FC<{ open?: boolean }>;`,
        '@bikes/kit/index.js': `export const Bell = (props) => { const { own, ...rest } = props; return _jsx(Provider, { ...rest }); };`,
      }),
      'Bell',
    );
    expect(bell.spread).toBeUndefined();
  });
});

describe('a type', () => {
  const ofProps = (declarations: string) =>
    typesOf(named(read({ '@bikes/kit/index.d.ts': declarations }, { include: ['Bell'] }), 'Bell'));
  const many = Array.from({ length: 30 }, (_, index) => `a long name of a part ${index}`);

  it('is as its author wrote it, with parameters from outside, where the checker spells out a page of conditions', () => {
    const types = ofProps(`
      type Path<T> = T extends readonly (infer Item)[] ? { readonly [K in keyof Item]: [number, K, ${many.map((one) => `'${one}'`).join(', ')}] }[keyof Item] : never;
      export interface Bell<Values> {
        /** Names. */ get(name: Path<Values>): string;
        /** Keeps. */ put: (name: Path<Values>) => Values;
      }`);
    expect(types).toEqual({ get: expect.anything(), put: expect.anything() });
    for (const [type, short = type] of Object.values(types)) expect(short!.length).toBeLessThan(40);
  });

  it('that nobody wrote is cut as an editor cuts it, where it is longer than a page', () => {
    const names = Array.from({ length: 400 }, (_, index) => `'part number ${index}'`).join(' | ');
    const [type, short = type] = ofProps(`
      type Each<K extends string> = K extends string ? { readonly [key in K]: K } : never;
      export interface Bell { parts: Each<${names}>[] }`)['parts']!;
    expect(short!.length).toBeLessThan(2500);
  });

  it('of values has these first and then what may be anything, in single quotes', () => {
    expect(
      ofProps(`export interface Bell { size?: (string & {}) | 'small' | 'large'; tone: "low" | "high"; }`),
    ).toEqual({ size: ["'small' | 'large' | string"], tone: ["'low' | 'high'"] });
  });

  it('that is an object is said once, without `undefined` for what need not be there', () => {
    expect(
      ofProps(`
        type Styles<Names extends string> = { [name in Names]?: Record<string, string> };
        export interface Bell { styles?: Styles<'root' | 'label'> }`)['styles']!.at(0),
    ).toBe('{ root?: Record<string, string>; label?: Record<string, string>; }');
  });
});
