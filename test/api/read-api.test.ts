// Reading a library's API: what a component, an interface and a function say, and what happens when something is amiss.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { libraryReader } from './small-library.ts';

// Each test makes a program of its own, with the types of React: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { read, clear } = libraryReader();
afterEach(clear);

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
      {
        name: 'size',
        type: "'small' | 'large'",
        shortType: 'BellSize',
        required: false,
        default: "'small'",
        description: 'How large it is.',
      },
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

  it('has the plan of the package that adds a member, wherever that is declared', () => {
    const { apis, problems } = read(
      {
        '@bikes/kit/index.d.ts': `
          export interface Ring { /** Rings. */ ring: () => void }
          export interface Lift { /** Lifts. */ lift: () => void }
          export interface KitApi extends Ring {}`,
        '@bikes/pro/index.d.ts': `
          import { Ring, Lift } from '@bikes/kit';
          export interface Motor { /** Drives. */ drive: () => void }
          export interface KitApi extends Ring, Lift, Motor {}`,
        '@bikes/max/index.d.ts': `
          import { KitApi as ProApi } from '@bikes/pro';
          export interface KitApi extends ProApi { /** Flies. */ fly: () => void }`,
      },
      {
        packages: ['@bikes/kit', { name: '@bikes/pro', plan: 'pro' }, { name: '@bikes/max', plan: 'premium' }],
        include: ['KitApi'],
      },
    );
    expect(problems).toEqual([]);
    expect(apis[0]?.members.map(({ name, plan }) => [name, plan])).toEqual([
      ['drive', 'pro'],
      ['fly', 'premium'],
      ['lift', 'pro'],
      ['ring', undefined],
    ]);
  });

  it('has classes named by the generator its JavaScript calls, listed by its prop or by an export of its name', () => {
    const { apis, problems } = read({
      '@bikes/kit/index.d.ts': `
        import * as React from 'react';
        import { BellClasses } from './bellClasses.js';
        export type { LampClasses } from './lampClasses.js';
        /** @default {} */
        export declare function Bell(props: { /** Styles. */ classes?: Partial<BellClasses> }): React.JSX.Element;
        export declare function Lamp(props: { /** Its light. */ level: number }): React.JSX.Element;`,
      '@bikes/kit/bellClasses.d.ts': `export interface BellClasses {
        /** Its root. */
        root: string;
        /** While off. */
        disabled: string;
      }`,
      '@bikes/kit/bellClasses.js': `
        import generateUtilityClasses from '@bikes/styles/generateUtilityClasses';
        export const bellClasses = generateUtilityClasses('KitBell', ['root', 'disabled']);`,
      '@bikes/kit/lampClasses.d.ts': `export interface LampClasses { /** Its bulb. */ bulb: string }`,
      '@bikes/kit/lampClasses.js': `
        import generateUtilityClasses from '@bikes/styles/generateUtilityClasses';
        export const lampClasses = generateUtilityClasses('KitLamp', ['bulb']);`,
      '@bikes/styles/index.d.ts': '',
      '@bikes/styles/generateUtilityClass/index.d.ts': `export default function generateUtilityClass(name: string, slot: string, prefix?: string): string;`,
      '@bikes/styles/generateUtilityClass/index.js': `
        const states = { disabled: 'disabled' };
        export default function generateUtilityClass(name, slot, prefix = 'Kit') { return states[slot] ? prefix + '-' + states[slot] : name + '-' + slot; }`,
    });
    expect(problems).toEqual([]);
    expect(apis[0]?.classes).toEqual([
      { key: 'root', className: 'KitBell-root', description: 'Its root.', global: false },
      { key: 'disabled', className: 'Kit-disabled', description: 'While off.', global: true },
    ]);
    expect(apis[1]?.classes).toEqual([
      { key: 'bulb', className: 'KitLamp-bulb', description: 'Its bulb.', global: false },
    ]);
  });
});

describe('what a component takes besides its props', () => {
  const files = {
    '@bikes/kit/index.d.ts': `export * from './Bell/index.js'; export * from './Lamp/index.js';`,
    '@bikes/kit/Bell/index.d.ts': `export { Bell } from './Bell.js'; export type { BellProps } from './Bell.js';`,
    '@bikes/kit/Bell/Bell.d.ts': `
      import * as React from 'react';
      export interface BellProps extends React.HTMLAttributes<HTMLUListElement> { /** Its tone. */ tone: string; bells: readonly string[] }
      export declare const Bell: React.ForwardRefExoticComponent<BellProps & React.RefAttributes<HTMLUListElement>>;`,
    '@bikes/kit/Lamp/index.d.ts': `
      import * as React from 'react';
      import { BellProps } from '../Bell/index.js';
      export interface LampProps extends Omit<BellProps, 'tone'> { /** How bright. */ level?: number }
      export declare function Lamp(props: LampProps): React.JSX.Element;
      export interface Light extends BellProps {}
      export declare function DoubleBell(props: Light & { /** Second. */ second?: string; ref?: React.Ref<HTMLElement> }): React.JSX.Element;`,
  };
  const named = (name: string) => read(files).apis.find((api) => api.name === name);

  it('is what a ref holds, and the native element whose props work, too', () => {
    expect(named('Bell')).toMatchObject({ ref: 'HTMLUListElement', inherits: { name: 'ul' } });
  });

  it('is the component whose props it extends, with its page; not one of which it leaves some out', () => {
    expect(named('DoubleBell')).toMatchObject({
      ref: 'HTMLElement',
      inherits: { name: 'Bell', href: '/api/bikes/bell/' },
    });
    expect(named('Lamp')?.inherits).toEqual({ name: 'ul' });
    expect(named('Lamp')).not.toHaveProperty('ref');
  });

  it.each([
    [
      'compiled for old engines',
      `const { tone } = props, other = _objectWithoutPropertiesLoose(props, _excluded); return _jsx('ul', _extends({ className: tone }, other));`,
      true,
    ],
    ['as written', `const { tone, ...other } = inProps; return _jsxs(Root, { ...other, children: tone });`, true],
    [
      'to a slot',
      `const { tone, ...rest } = props; const root = useSlotProps({ elementType: Root, externalForwardedProps: rest }); return _jsx(Root, root);`,
      true,
    ],
    ['to nobody', `const { tone, ...other } = props; return _jsx('ul', { children: tone });`, undefined],
  ])('is what its code hands on: %s', (_, code, spread) => {
    const { apis } = read({
      ...files,
      '@bikes/kit/Bell/Bell.js': `export const Bell = React.forwardRef(function Bell(inProps, ref) { ${code} });`,
    });
    expect(apis.find(({ name }) => name === 'Bell')?.spread).toBe(spread);
  });

  it('is known to be required where nobody describes it', () => {
    expect(named('Bell')?.members.map(({ name }) => name)).toEqual(['tone']);
    expect(named('Bell')?.undescribed).toEqual([
      { name: 'bells', type: 'readonly string[]', required: true, description: '' },
    ]);
    expect(named('Bell')).toMatchObject({ undescribed: [{ name: 'bells' }] });
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
    expect(apis.at(-1)).toMatchObject({
      pathname: '/api/bikes/lamp/',
      imports: ["import { Unstable_Lamp as Lamp } from '@bikes/kit';"],
    });
  });

  it('follows patterns and exclusions; names written out find any kind', () => {
    const { apis } = read(files, { include: ['*', 'Ring', 'use*'], exclude: ['*Icon', 'Unstable_*'] });
    expect(apis.map(({ name, kind }) => [name, kind])).toEqual([
      ['Bell', 'component'],
      ['useBell', 'hook'],
      ['Ring', 'interface'],
    ]);
    expect(apis[1]?.members.map(({ name, required }) => [name, required])).toEqual([
      ['tone', true],
      ['options', false],
      ['options.loud', true],
    ]);
    expect(apis[1]?.returns).toEqual({ type: 'number', description: '' });
    expect(apis[2]?.members).toMatchObject([
      { name: 'at', type: 'Date', required: true, description: 'When.' },
      { name: 'count', required: false },
    ]);
  });
});

describe('a type that is a union', () => {
  const rowsOf = (declarations: string, include: string[]) => {
    const { apis, problems } = read({ '@bikes/kit/index.d.ts': declarations }, { include });
    expect(problems).toEqual([]);
    return apis.map(({ name, kind, members }) => [name, kind, members.map((row) => [row.name, row.type])]);
  };

  it('of literals has its values, in the order in which they are written, and no members of String', () =>
    expect(
      rowsOf(
        `type Small = 'small' | 'medium';
         /** How large. */
         export type Size = 'tiny' | Small | 'very large' | 12 | boolean | (string & {}) | \`\${number}px\` | readonly string[];
         declare const sizes: readonly ['s', 'm'];
         export type Named = (typeof sizes)[number] | null;
         export enum Volume { Low = 'low' }
         export type Loud = Volume | 'loud';`,
        ['Size', 'Named', 'Loud'],
      ),
    ).toEqual([
      [
        'Size',
        'enum',
        [
          ['tiny', "'tiny'"],
          ['small', "'small'"],
          ['medium', "'medium'"],
          ['very large', "'very large'"],
          ['12', '12'],
          ['boolean', 'boolean'],
          ['string', 'string'],
          ['`${number}px`', '`${number}px`'],
          ['readonly string[]', 'readonly string[]'],
        ],
      ],
      [
        'Named',
        'enum',
        [
          ['s', "'s'"],
          ['m', "'m'"],
          ['null', 'null'],
        ],
      ],
      [
        'Loud',
        'enum',
        [
          ['Volume', 'Volume'],
          ['loud', "'loud'"],
        ],
      ],
    ]));

  it('of strings and objects has the members of these, and a list or a branded string has none', () =>
    expect(
      rowsOf(
        `export type Gap = 'auto' | { length: number; unit?: string };
         export type Names = string[];
         export type Id = string & { readonly brand: 'id' };
         export interface Other { length: number }
         export type Linked = 'auto' | Other;`,
        ['Gap', 'Names', 'Id', 'Linked', 'Other'],
      ),
    ).toEqual([
      [
        'Gap',
        'interface',
        [
          ['length', 'number'],
          ['unit', 'string'],
        ],
      ],
      ['Names', 'interface', []],
      ['Id', 'interface', []],
      ['Linked', 'interface', []],
      ['Other', 'interface', [['length', 'number']]],
    ]));
});

describe('when something is amiss', () => {
  it('a package that is not installed, or has no types, is a problem and the others are read', () => {
    const { apis, problems } = read(
      { ...bell, '@bikes/bare/index.js': 'export {};' },
      { packages: ['@bikes/kit', '@bikes/none', '@bikes/bare'] },
    );
    expect(apis.map(({ name }) => name)).toEqual(['Bell']);
    expect(problems).toEqual(
      ['@bikes/none', '@bikes/bare'].map((name) => ({
        rule: 'api-package-missing',
        severity: 'error',
        file: 'package.json',
        package: name,
      })),
    );
  });

  it('an export that leads nowhere is a problem that names it and the file, and no harm to the rest', () => {
    const { apis, problems } = read({
      ...bell,
      '@bikes/kit/index.d.ts': `export * from './Bell/index.js'; export * from './Lost/index.js'; export { Gone } from './Bell/index.js';`,
    });
    expect(apis.map(({ name }) => name)).toEqual(['Bell']);
    const place = { rule: 'api-unreadable', severity: 'error', file: 'node_modules/@bikes/kit/index.d.ts' };
    expect(problems).toEqual([
      { ...place, name: "* from './Lost/index.js'", reason: 'there is no such module' },
      { ...place, name: 'Gone', reason: "there is no Gone in './Bell/index.js'" },
    ]);
  });

  it('a component whose props lead nowhere is a problem that names it and its file', () => {
    const lamp = `import * as React from 'react'; import { LampProps } from './LampProps.js'; export declare function Lamp(props: LampProps): React.JSX.Element;`;
    const { apis, problems } = read({
      ...bell,
      '@bikes/kit/index.d.ts': `export * from './Bell/index.js'; export * from './Lamp.js';`,
      '@bikes/kit/Lamp.d.ts': lamp,
    });
    expect(apis.map(({ name }) => name)).toEqual(['Bell']);
    expect(problems).toEqual([
      {
        rule: 'api-unreadable',
        severity: 'error',
        file: 'node_modules/@bikes/kit/Lamp.d.ts',
        name: 'Lamp',
        reason: 'the type of its props cannot be resolved',
      },
    ]);
  });

  it('a name that the config writes out and no package exports is a problem', () => {
    const { problems } = read(bell, { include: ['*', 'BellProbs'] });
    expect(problems).toMatchObject([
      { rule: 'api-unreadable', file: 'node_modules/@bikes/kit/index.d.ts', name: 'BellProbs' },
    ]);
  });

  it('a name that is exported and gets no page for another reason is none', () => {
    const { apis, problems } = read(
      {
        '@bikes/kit/index.d.ts': `import * as React from 'react';\n/** @ignore */\nexport declare function Bell(props: {}): React.JSX.Element;`,
      },
      { include: ['Bell'] },
    );
    expect({ apis, problems }).toEqual({ apis: [], problems: [] });
  });
});

describe('lists for guides', () => {
  const files = {
    '@bikes/kit/index.d.ts': `
      interface State { rings: number }
      /** How often it rang.\n * @category Rings */
      export declare const kitRingsSelector: (state: State) => number;
      /** One ring.\n * @category Bells\n * @param {State} state The state.\n * @param {number} index Which one. */
      export declare function kitRingSelector(state: State, index: number): Date | null;
      /** @category Rings\n * @ignore */
      export declare const kitInnerSelector: (state: State) => number;
      /** Not in a category. */
      export declare const kitOtherSelector: (state: State) => number;
      interface Basic { /** Fired at each ring. See [[kitRing]]. */ ring: { params: { at: Date }; event: KeyboardEvent } }
      export interface KitEvents extends Basic { /** Fired when it falls silent. */ end: { params: string }; /** @ignore */ inner: {}; undocumented: {} }`,
    '@bikes/pro/index.d.ts': `export * from '@bikes/kit'; declare module '@bikes/kit' { interface KitEvents { /** Fired by the motor. */ motor: { params: number } } }`,
  };
  const config = {
    packages: ['@bikes/kit', { name: '@bikes/pro', plan: 'pro' as const }],
    selectors: 'kit*Selector',
    events: 'KitEvents',
  };

  it('hold selectors by category: what they take and what they give', () => {
    expect(read(files, config).lists?.[0]?.selectors).toEqual([
      {
        name: 'kitRingSelector',
        category: 'Bells',
        description: 'One ring.',
        type: 'Date | null',
        parameters: [{ name: 'index', type: 'number', description: 'Which one.' }],
        imports: ["import { kitRingSelector } from '@bikes/kit';", "import { kitRingSelector } from '@bikes/pro';"],
      },
      {
        name: 'kitRingsSelector',
        category: 'Rings',
        description: 'How often it rang.',
        type: 'number',
        imports: ["import { kitRingsSelector } from '@bikes/kit';", "import { kitRingsSelector } from '@bikes/pro';"],
      },
    ]);
  });

  it('hold events with what a listener gets, and the plan that brings them', () => {
    expect(read(files, config).lists?.[0]?.events).toEqual([
      { name: 'end', description: 'Fired when it falls silent.', params: 'string' },
      { name: 'motor', description: 'Fired by the motor.', params: 'number', plan: 'pro' },
      {
        name: 'ring',
        description: 'Fired at each ring. See `kitRing`.',
        params: '{ at: Date; }',
        event: 'KeyboardEvent',
      },
    ]);
  });

  it('are absent where no config asks for them', () => {
    expect(read(files, { packages: ['@bikes/kit'] }).lists).toEqual([]);
  });
});

describe('the list of files read', () => {
  it('changes its hash when a declaration changes', () => {
    const path = '@bikes/kit/Bell/Bell.d.ts';
    const hashIn = (files: Readonly<Record<string, string>>) =>
      read(files).reads.find((file) => file.path === `node_modules/${path}`)?.hash;
    const before = hashIn(bell);
    clear();
    expect(before).toMatch(/^[\w-]{22}$/);
    expect(hashIn({ ...bell, [path]: 'export {};' })).not.toBe(before);
  });
});
