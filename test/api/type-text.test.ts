// The texts of types in tables of an API: what is opened, what keeps its name, and in which order.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { libraryReader } from './small-library.ts';

// Each test makes a program of its own, with the types of React: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { read, clear } = libraryReader();
afterEach(clear);

describe('types', () => {
  const typesOf = (declarations: string, include = ['Bell']): Record<string, [string, string?]> => {
    const { apis } = read({ '@bikes/kit/index.d.ts': `import * as React from 'react';\n${declarations}` }, { include });
    return Object.fromEntries(
      (apis[0]?.members ?? []).map(({ name, type, shortType }) => [
        name,
        shortType === undefined ? [type] : [type, shortType],
      ]),
    );
  };

  it('are opened where their name leads nowhere, and named where it has a page', () => {
    expect(
      typesOf(
        `
      export interface Size { /** Of the clapper. */ width: number; height?: string | undefined }
      export interface Ring { at: Date }
      export interface Bell { size: Size; sizes: readonly Size[]; ring?: Ring; rings: Ring[] }`,
        ['Bell', 'Ring'],
      ),
    ).toEqual({
      size: ['{ width: number; height?: string; }', 'Size'],
      sizes: ['readonly { width: number; height?: string; }[]', 'readonly Size[]'],
      ring: ['Ring'],
      rings: ['Ring[]'],
    });
  });

  it('are written as their authors wrote them: the order of a union, the names of React', () => {
    expect(
      typesOf(`
      type First = 'b'; type Second = 'a' | 'b';
      export type Tone = 'high' | 'b' | 'a';
      export interface Bell { first: First; tone: 'z' | 'b' | 'a'; named?: Tone; onRing: (event: React.MouseEvent<HTMLElement>) => void }`),
    ).toEqual({
      first: ["'b'"],
      tone: ["'z' | 'b' | 'a'"],
      named: ["'high' | 'b' | 'a'", 'Tone'],
      onRing: ['(event: React.MouseEvent<HTMLElement>) => void'],
    });
  });

  it('keep the order of each place where one type stands in two', () => {
    expect(typesOf(`export interface Bell { first: 'x' | 'y'; second: 'y' | 'x' }`)).toEqual({
      first: ["'x' | 'y'"],
      second: ["'y' | 'x'"],
    });
  });

  it('of parts of a parameter are those of the declaration, not of the comment', () => {
    const { apis } = read({
      '@bikes/kit/index.d.ts': `
        import * as React from 'react';
        export declare function Bell(props: {
          /**
           * Fired.\n * @param {object} ring The ring.\n * @param {object} ring.place Where.\n * @param {number}
           * ring.gone Not there.
           */
          onRing?: (ring: { place?: { city: string } }) => void;
        }): React.JSX.Element;`,
    });
    expect(apis[0]?.members[0]?.signature?.parameters.map(({ name, type }) => [name, type])).toEqual([
      ['ring', '{ place?: { city: string; }; }'],
      ['ring.place', '{ city: string; }'],
      ['ring.gone', 'number'],
    ]);
  });

  it('of parameters are spelled as in the signature that they are part of', () => {
    const { apis } = read(
      {
        '@bikes/kit/index.d.ts': `
        export interface Details<A = any> { at: A }
        export type Place = Required<{ street?: string }>;
        export interface Bell<T> {
          onRing: (tone: T, details: Details, event: null | MouseEvent, places: Place[], times?: number) => void;
          ringWith: (bell: this, kind: "loud", tone:
            | 'a'
            | 'b', then?: () => void) => void;
        }`,
      },
      { include: ['Bell'] },
    );
    const texts = Object.fromEntries(
      (apis[0]?.members ?? []).map(({ name, type, signature }) => [
        name,
        [type, ...(signature?.parameters.map((parameter) => parameter.type) ?? [])],
      ]),
    );
    expect(texts).toEqual({
      onRing: [
        '(tone: T, details: Details, event: null | MouseEvent, places: Place[], times?: number) => void',
        'T',
        'Details',
        'null | MouseEvent',
        'Place[]',
        'number | undefined',
      ],
      ringWith: [
        expect.stringContaining("kind: 'loud', tone: 'a' | 'b', then?: () => void"),
        'Bell<T>',
        "'loud'",
        "'a' | 'b'",
        '(() => void) | undefined',
      ],
    });
  });

  it('say the members of a union once', () => {
    expect(
      typesOf(`
      interface Base<V> { ring?: (tone: string) => V }
      interface One extends Base<number> { kind: 'one' }
      interface Two extends Base<number> { kind: 'two' }
      export type Bell = One | Two;`),
    ).toMatchObject({ ring: ['(tone: string) => number'] });
  });

  it('of a list of parts that nobody replaces are those of all its parts', () => {
    const { apis } = read({
      '@bikes/kit/index.d.ts': `
        import * as React from 'react';
        interface Part { params: {} }
        interface ToneParams { /** How it sounds. */ tone: 'high' | 'low' }
        interface TonePart extends Part { params: ToneParams }
        type AllParts = [TonePart];
        type ParamsOf<T extends readonly Part[]> = T extends readonly [infer First extends Part, ...infer Rest extends readonly Part[]] ? First['params'] & ParamsOf<Rest> : {};
        declare const Bell: <P extends readonly Part[] = AllParts>(props: ParamsOf<P>) => React.JSX.Element;
        export { Bell };`,
      '@bikes/kit/index.js': `function Bell() {}\nBell.propTypes = {\n  /** How it sounds. */\n  tone: PropTypes.any,\n};\nexport { Bell };`,
    });
    expect(apis[0]?.members).toMatchObject([{ name: 'tone', type: "'high' | 'low'" }]);
  });

  it('are opened beside `null`, through Partial and Pick, as a table of values, and where they depend on a parameter', () => {
    expect(
      typesOf(`
      export type Size = { width: number; height?: string };
      export type Tones = Record<string, boolean>;
      type Chosen<Many extends boolean | undefined> = Many extends true ? string[] : string | null;
      export interface Bell<Many extends boolean | undefined = false> { size: Size | null; some: Partial<Size>; part?: Pick<Size, 'width'>; tones: Tones; chosen?: Chosen<Many> }`),
    ).toEqual({
      size: ['{ width: number; height?: string; } | null', 'Size | null'],
      some: ['{ width?: number; height?: string; }', 'Partial<Size>'],
      part: ['{ width: number; }', "Pick<Size, 'width'>"],
      tones: ['{ [x: string]: boolean; }', 'Tones'],
      chosen: ['Many extends true ? string[] : string | null', 'Chosen<Many>'],
    });
  });

  it('stay names where they hold more than a reader would read', () => {
    const many = Array.from({ length: 90 }, (_, index) => `tone${index}: string`).join('; ');
    expect(typesOf(`export interface Tones { ${many} }\nexport interface Bell { tones: Tones }`)).toEqual({
      tones: ['Tones'],
    });
  });
});
