// Reading a library's API: what a component, an interface and a function say, and what happens when something is amiss.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readApi } from '../../src/api/read-api.ts';
import type { ApiReadingWithFiles } from '../../src/api/read-api.ts';
import type { Product } from '../../src/model/config.ts';
import { smallLibrary } from './small-library.ts';
import type { SmallLibrary } from './small-library.ts';

// Each test makes a program of its own, with the types of React: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let library: SmallLibrary | undefined;

afterEach(() => {
  library?.remove();
  library = undefined;
});

function read(files: Readonly<Record<string, string>>, api: Partial<NonNullable<Product['api']>> = {}): ApiReadingWithFiles {
  library = smallLibrary(files, { packages: ['@bikes/kit'], ...api });
  return readApi({ root: library.root, products: [library.product], base: '' });
}

const bell = {
  '@bikes/kit/index.d.ts': `export * from './Bell/index.js';`,
  '@bikes/kit/index.js': `export * from './Bell/index.js';`,
  '@bikes/kit/Bell/index.d.ts': `export { Bell } from './Bell.js'; export type { BellProps, BellSlots } from './Bell.js';`,
  '@bikes/kit/Bell/Bell.d.ts': `
    import * as React from 'react';
    export interface BellSlots {
      /** Renders the clapper.\n       * @default 'span' */
      clapper?: React.ElementType;
    }
    export type BellSize = 'small' | 'large';
    export interface BellProps {
      /** How large it is.\n       * @default 'small' */
      size?: BellSize;
      /** Fired at each ring.
       * @param {number} count How often it rang.
       * @deprecated Listen to {@link Bell} instead. */
      onRing?: (count: number) => void;
      /** Its tone. */
      tone: string;
      slots?: BellSlots;
      className?: string;
      /** @ignore */
      secret?: string;
    }
    /** A bell, see [[Bell]].
     *
     * Demos:
     *
     * - [Bells](https://example.com/bells/)
     */
    export declare function Bell(props: BellProps): React.JSX.Element;`,
};

describe('a component', () => {
  it('without propTypes has the described props it declares', () => {
    const { apis, problems } = read(bell);
    expect(problems).toEqual([]);
    expect(apis).toHaveLength(1);
    expect(apis[0]).toMatchObject({
      name: 'Bell',
      kind: 'component',
      pathname: '/api/bikes/bell/',
      description: 'A bell, see [Bell](/api/bikes/bell/).',
      imports: ["import { Bell } from '@bikes/kit/Bell';", "import { Bell } from '@bikes/kit';"],
      slots: [{ name: 'clapper', description: 'Renders the clapper.', default: "'span'", class: null }],
      declaredIn: '@bikes/kit/Bell/Bell.d.ts',
    });
    expect(apis[0]?.members).toEqual([
      { name: 'tone', type: 'string', required: true, description: 'Its tone.' },
      {
        name: 'onRing',
        type: '(count: number) => void',
        required: false,
        description: 'Fired at each ring.',
        deprecated: 'Listen to [Bell](/api/bikes/bell/) instead.',
        signature: { parameters: [{ name: 'count', type: 'number', description: 'How often it rang.' }] },
      },
      { name: 'size', type: "'small' | 'large'", shortType: 'BellSize', required: false, default: "'small'", description: 'How large it is.' },
    ]);
  });

  it('with propTypes has the props these describe, also where a memo wraps it and a union hides them', () => {
    const { apis } = read({
      '@bikes/kit/index.d.ts': `
        import * as React from 'react';
        type LampProps = { mode: 'steady'; level: number } | { mode: 'blink'; rate?: number };
        export declare const Lamp: React.MemoExoticComponent<(props: LampProps) => React.JSX.Element>;`,
      '@bikes/kit/index.js': `
        import PropTypes from 'prop-types';
        function LampRaw() {}
        const Lamp = React.memo(LampRaw);
        LampRaw.propTypes = {
          /** Steady or not. */
          mode: PropTypes.oneOf(['blink', 'steady']).isRequired,
          /** Blinks a second. */
          rate: PropTypes.number,
          /** Old, and in no type. */
          gone: PropTypes.arrayOf(PropTypes.shape({ a: PropTypes.string.isRequired, b: PropTypes.func })),
          undocumented: PropTypes.string,
        };
        export { Lamp };`,
    });
    expect(apis[0]?.members.map(({ name, type, required }) => [name, type, required])).toEqual([
      ['mode', "'steady' | 'blink'", true],
      ['gone', '{ a: string; b?: (...args: unknown[]) => unknown; }[]', false],
      ['rate', 'number', false],
    ]);
  });

  it('takes its plan and its imports from the packages that hold more than a stub', () => {
    const { apis } = read(
      {
        '@bikes/kit/index.d.ts': `export declare function Motor(): null;`,
        '@bikes/pro/index.d.ts': `import * as React from 'react'; export declare function Motor(props: {}): React.JSX.Element;`,
      },
      { packages: ['@bikes/kit', { name: '@bikes/pro', plan: 'pro' }] },
    );
    expect(apis[0]).toMatchObject({ plan: 'pro', imports: ["import { Motor } from '@bikes/pro';"] });
  });

  it('has classes named by the generator its JavaScript calls', () => {
    const { apis } = read({
      '@bikes/kit/index.d.ts': `
        import * as React from 'react';
        import { BellClasses } from './bellClasses.js';
        /** @default {} */
        export declare function Bell(props: { /** Styles. */ classes?: Partial<BellClasses> }): React.JSX.Element;`,
      '@bikes/kit/bellClasses.d.ts': `export interface BellClasses {
        /** Its root. */
        root: string;
        /** While off. */
        disabled: string;
      }`,
      '@bikes/kit/bellClasses.js': `
        import generateUtilityClasses from '@bikes/styles/generateUtilityClasses';
        export const bellClasses = generateUtilityClasses('KitBell', ['root', 'disabled']);`,
      '@bikes/styles/index.d.ts': '',
      '@bikes/styles/generateUtilityClass/index.d.ts': `export default function generateUtilityClass(name: string, slot: string, prefix?: string): string;`,
      '@bikes/styles/generateUtilityClass/index.js': `
        const states = { disabled: 'disabled' };
        export default function generateUtilityClass(name, slot, prefix = 'Kit') { return states[slot] ? prefix + '-' + states[slot] : name + '-' + slot; }`,
    });
    expect(apis[0]?.classes).toEqual([
      { key: 'root', className: 'KitBell-root', description: 'Its root.', global: false },
      { key: 'disabled', className: 'Kit-disabled', description: 'While off.', global: true },
    ]);
  });
});

describe('which exports get a page', () => {
  const files = {
    '@bikes/kit/index.d.ts': `
      import * as React from 'react';
      export declare function Bell(props: {}): React.JSX.Element;
      export declare function BellIcon(props: {}): React.JSX.Element;
      /** @ignore - for our own use */
      export declare function Hidden(props: {}): React.JSX.Element;
      export declare function Unstable_Lamp(props: {}): React.JSX.Element;
      export declare function useBell(tone: string, options?: { loud: boolean }): number;
      export declare const version: string;
      export interface Ring { /** When. */ at: Date; count?: number }
      export interface Other { x: 1 }`,
  };

  it('is every component by default, previews under their bare name', () => {
    const { apis } = read(files);
    expect(apis.map(({ name }) => name)).toEqual(['Bell', 'BellIcon', 'Lamp']);
    expect(apis.at(-1)).toMatchObject({ pathname: '/api/bikes/lamp/', imports: ["import { Unstable_Lamp as Lamp } from '@bikes/kit';"] });
  });

  it('follows patterns and exclusions; names written out find any kind', () => {
    const { apis } = read(files, { include: ['*', 'Ring', 'use*'], exclude: ['*Icon', 'Unstable_*'] });
    expect(apis.map(({ name, kind }) => [name, kind])).toEqual([['Bell', 'component'], ['useBell', 'hook'], ['Ring', 'interface']]);
    expect(apis[1]?.members.map(({ name, required }) => [name, required])).toEqual([['tone', true], ['options', false]]);
    expect(apis[2]?.members).toMatchObject([{ name: 'at', type: 'Date', required: true, description: 'When.' }, { name: 'count', required: false }]);
  });
});

describe('when something is amiss', () => {
  it('a package that is not installed, or has no types, is a problem and the others are read', () => {
    const { apis, problems } = read({ ...bell, '@bikes/bare/index.js': 'export {};' }, { packages: ['@bikes/kit', '@bikes/none', '@bikes/bare'] });
    expect(apis.map(({ name }) => name)).toEqual(['Bell']);
    expect(problems).toEqual(['@bikes/none', '@bikes/bare'].map((name) => ({ rule: 'api-package-missing', severity: 'error', file: 'package.json', package: name })));
  });

  it('an export whose file cannot be read is no page, and no harm to the rest', () => {
    const { apis } = read({ ...bell, '@bikes/kit/index.d.ts': `export * from './Bell/index.js'; export * from './Lost/index.js';` });
    expect(apis.map(({ name }) => name)).toEqual(['Bell']);
  });
});

describe('the list of files read', () => {
  it('changes its hash when a declaration changes', () => {
    const before = read(bell);
    const hashOf = (reading: ApiReadingWithFiles): string | null | undefined => reading.reads.find(({ path }) => path === 'node_modules/@bikes/kit/Bell/Bell.d.ts')?.hash;
    if (!library) throw new Error('no library');
    writeFileSync(join(library.root, 'node_modules/@bikes/kit/Bell/Bell.d.ts'), 'export {};');
    const after = readApi({ root: library.root, products: [library.product], base: '' });
    expect(hashOf(before)).toMatch(/^[\w-]{22}$/);
    expect(hashOf(after)).not.toBe(hashOf(before));
  });
});
