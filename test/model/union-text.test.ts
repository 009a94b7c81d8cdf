// Small rules of type texts: unions taken apart, `undefined` left out.
import { describe, expect, it } from 'vitest';
import { splitUnion, withoutUndefined } from '../../src/model/union-text.ts';

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
