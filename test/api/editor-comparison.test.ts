// The reader of API pages against what an editor offers of the same components, by the code that compares the libraries of
// others by hand (test/api-compare/).
import { afterEach, expect, it } from 'vitest';
import { readApi } from '../../src/api/read-api.ts';
import { compareApi } from '../api-compare/compare-api.ts';
import { editorComponents } from '../api-compare/editor-props.ts';
import { smallLibrary, type SmallLibrary } from './small-library.ts';

let library: SmallLibrary | undefined;
afterEach(() => library?.remove());

const declarations = `
  import * as React from 'react';
  import { Base } from '@bikes/base';
  type Size = 'small' | 'large';
  type Mode = { mode: 'steady'; level: number } | { mode: 'blink'; rate?: number; level?: never };
  export declare const Bell: React.ForwardRefExoticComponent<
    Base & { size?: Size; /** @default 3 */ times?: number; onRing?: (count: number) => void } & Omit<React.ComponentPropsWithoutRef<'button'>, 'onClick'> & React.RefAttributes<HTMLButtonElement>>;
  export declare const Lamp: React.MemoExoticComponent<(props: Mode) => React.JSX.Element>;
  export declare function Text<C extends React.ElementType = 'p'>(props: { as?: C; dense: boolean } & Omit<React.ComponentPropsWithoutRef<C>, 'as' | 'dense'>): React.ReactNode;
  export declare class Door extends React.Component<{ open: boolean; width: number }> { static defaultProps: { width: number } }
  export declare const Theme: React.Context<string>;
  export declare function Rider(name: string): Date;`;

it('finds neither more nor less than it, required and default included', () => {
  library = smallLibrary(
    {
      '@bikes/kit/index.d.ts': declarations,
      '@bikes/base/index.d.ts': 'export interface Base { code: string; note?: string }',
    },
    { packages: ['@bikes/kit'] },
  );
  const [reading] = readApi({ root: library.root, base: '', products: [library.product] });
  const offered = editorComponents(library.root, '@bikes/kit');
  expect(offered.map(({ name }) => name)).toEqual(['Bell', 'Door', 'Lamp', 'Text']);
  const found = compareApi(offered, reading!.apis);
  expect(found).toMatchObject({
    components: 4,
    missingComponents: [],
    missing: [],
    unwanted: [],
    otherRequired: [],
    otherDefaults: [],
    untold: [],
  });
  // Bell 3, Door 2, Lamp 3, Text 2.
  expect([found.own, found.listed]).toEqual([10, 10]);
});

it('would tell what is missing, and what is too much', () => {
  const prop = { name: 'size', required: false, type: 'Size', origin: 'own' } as const;
  const page = {
    name: 'Bell',
    kind: 'component',
    productId: 'kit',
    pathname: '/bell/',
    description: '',
    imports: [],
    slots: [],
    classes: [],
    declaredIn: '',
    members: [{ name: 'tone', type: 'string', required: true, description: '' }],
  } as const;
  expect(
    compareApi(
      [
        { name: 'Bell', props: [prop] },
        { name: 'Lamp', props: [] },
      ],
      [page],
    ),
  ).toMatchObject({
    missingComponents: ['Lamp'],
    missing: ['Bell.size'],
    unwanted: ['Bell.tone'],
  });
});
