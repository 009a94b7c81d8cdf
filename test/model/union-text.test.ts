// Small rules of type texts: unions taken apart, `undefined` left out.
import { describe, expect, it } from 'vitest';
import {
  isShortChoice,
  namedKeys,
  splitUnion,
  withoutUndefined,
  withPlainLast,
  withSingleQuotes,
} from '../../src/model/union-text.ts';

describe('withoutUndefined', () => {
  it.each([
    ['string | undefined', 'string'],
    ['((a: string | undefined) => void) | undefined', '(a: string | undefined) => void'],
    ['(() => void) | (() => string) | undefined', '(() => void) | (() => string)'],
    ['(a: number) => string | undefined', '(a: number) => string | undefined'],
    ["'a|b' | undefined", "'a|b'"],
    ['Map<string | undefined, number>', 'Map<string | undefined, number>'],
    ['undefined', 'undefined'],
  ])('%s', (text, expected) => {
    expect(withoutUndefined(text)).toBe(expected);
  });
});

describe('splitUnion', () => {
  it('leaves conditional types whole', () => {
    expect(splitUnion('T extends true ? string[] | null : string')).toEqual([
      'T extends true ? string[] | null : string',
    ]);
  });
});

describe('namedKeys', () => {
  const keys = Object.getOwnPropertyNames(String.prototype).filter((name) => name !== 'constructor');

  it('writes the names of a string’s methods as what they are, in their place', () => {
    const list = keys.map((name) => `'${name}'`).join(' | ');
    expect(namedKeys(`'own' | ${list} | ((a: string, b: string) => boolean)`)).toBe(
      "'own' | keyof string | ((a: string, b: string) => boolean)",
    );
  });

  it('leaves a union that happens to have some of them', () => {
    const few = "'link' | 'small' | 'charCodeAt'";
    expect(namedKeys(few)).toBe(few);
  });
});

describe('withPlainLast', () => {
  it.each([
    ["(string & {}) | 'small'", "'small' | string"],
    ["'a' | (number & {}) | 'b' | (string & {})", "'a' | 'b' | number | string"],
    ["string & {} | 'small'", "'small' | string"],
    ['string & {}', 'string & {}'],
    ["(value: (string & {}) | 'a') => void", "(value: (string & {}) | 'a') => void"],
  ])('%s', (text, expected) => {
    expect(withPlainLast(text)).toBe(expected);
  });
});

describe('withSingleQuotes', () => {
  it('writes literals of a union as the checker does, and leaves all else', () => {
    expect(withSingleQuotes(`"a" | "it's" | Pick<Props, "b">`)).toBe(`'a' | "it's" | Pick<Props, "b">`);
  });
});

describe('isShortChoice', () => {
  it('is a few values, and no name', () => {
    const choices = ["'start' | 'end'", "boolean | 'indeterminate'", '0 | 1 | -1 | null'];
    expect(choices.map(isShortChoice)).toEqual([true, true, true]);
    const others = ['string', "'start' | Size", `'${'long'.repeat(30)}'`];
    expect(others.map(isShortChoice)).toEqual([false, false, false]);
  });
});
