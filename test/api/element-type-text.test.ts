// Slots that are declared as React's `ElementType<Props>`: their text is made without their type, and is the checker's.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { libraryReader } from './small-library.ts';

// Each test makes a program of its own, with the types of React: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { read, clear } = libraryReader();
afterEach(clear);

const full = (props: string) => `React.ElementType<${props}, keyof React.JSX.IntrinsicElements>`;

describe('the text of an element type', () => {
  const slotsOf = (declarations: string, type = 'Slots', imports = `import * as React from 'react';`): string => {
    const { apis } = read(
      {
        '@bikes/kit/index.d.ts': `${imports}
          export interface HornProps { loud?: boolean }
          ${declarations}
          export interface Bell { slots: ${type} }`,
      },
      { include: ['Bell'] },
    );
    return apis[0]!.members[0]!.type;
  };

  it('is its name, with what stands by default', () => {
    expect(
      slotsOf(`export interface Slots { horn?: React.ElementType<HornProps>; clapper: React.ElementType<{}> }`),
    ).toBe(`{ horn?: ${full('HornProps')}; clapper: ${full('{}')}; }`);
  });

  it('is the same where a type leaves out others, makes them optional, or is generic in another property', () => {
    const declared = `export interface Slots<T> { horn: React.ElementType<HornProps>; value: T; other: string }`;
    const horn = full('HornProps');
    expect(slotsOf(declared, 'Slots<number>')).toBe(`{ horn: ${horn}; value: number; other: string; }`);
    expect(slotsOf(`${declared} export interface Less extends Omit<Slots<1>, 'other'> {}`, 'Less')).toContain(
      `horn: ${horn};`,
    );
    expect(slotsOf(`${declared} export interface Some extends Partial<Slots<1>> {}`, 'Some')).toContain(
      `horn?: ${horn};`,
    );
  });

  it('has what stands for a parameter, and what a type of the library makes of it', () => {
    expect(slotsOf(`export interface Slots<T> { horn?: React.ElementType<T> }`, 'Slots<HornProps>')).toBe(
      `{ horn?: ${full('HornProps')}; }`,
    );
    const declared = `export interface Horns { horn: React.ElementType<HornProps> }`;
    const named = `export type Named<T> = { [K in keyof T]: string };`;
    expect(slotsOf(`${declared} ${named} export interface Slots extends Named<Horns> {}`)).toBe('{ horn: string; }');
  });

  it('has the name by which the file knows it, and is what an own type of that name says', () => {
    const imports = `import { ElementType as Rendered } from 'react';`;
    expect(slotsOf(`export interface Slots { horn?: Rendered<HornProps> }`, 'Slots', imports)).toMatch(/^\{ horn\?: /);
    expect(slotsOf(`type ElementType<T> = T[]; export interface Slots { horn?: ElementType<HornProps> }`)).toMatch(
      /HornProps\[\]|ElementType<HornProps>/,
    );
  });

  it('has only the elements that it names', () => {
    expect(slotsOf(`export interface Slots { horn?: React.ElementType<HornProps, 'a' | 'b'> }`)).toBe(
      `{ horn?: React.ElementType<HornProps, 'a' | 'b'>; }`,
    );
  });
});
