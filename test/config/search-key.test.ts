// The config's key for the search: groups of terms, and what is no group.
import { expect, it } from 'vitest';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import type { UserConfig } from '../../src/model/user-config.ts';

const disk = { exists: () => false, isFolder: () => true, foldersOf: () => ['content'], readText: () => undefined };
const resolved = (search: object | undefined) =>
  resolveConfig({ search } as UserConfig, '/site', 'xdocs.config.ts', {}, disk).search;

it('has no synonyms where none are listed', () => {
  expect(resolved(undefined)).toEqual({ synonyms: [], aside: [] });
  expect(resolved({})).toEqual({ synonyms: [], aside: [] });
});

it('has groups of words and of short terms', () => {
  const synonyms = [
    ['freeze', 'pin', 'lock'],
    ['dnd', 'drag and drop'],
  ];
  expect(resolved({ synonyms })).toEqual({ synonyms, aside: [] });
});

it.each([
  [[[]], '"search.synonyms[0]" lists terms that mean the same, such as ["freeze", "pin"]; found none.'],
  [
    [['a', 'b'], ['pin']],
    '"search.synonyms[1]" lists terms that mean the same, such as ["freeze", "pin"]; found only "pin".',
  ],
  [[['pin', '…']], '"search.synonyms[0][1]" has no letter and no digit: nothing can be found by "…".'],
  [[['pin', 'Pin']], '"search.synonyms[0]" has "Pin" twice.'],
  [
    [
      ['pin', 'freeze'],
      ['fix', 'freeze'],
    ],
    '"search.synonyms[1][1]": "freeze" is in "search.synonyms[0]", too. Put what means the same into one group.',
  ],
])('refuses %j', (synonyms, problem) => {
  expect(() => resolved({ synonyms })).toThrow(`xdocs.config.ts: ${problem}`);
});

it.each([[{ synonyms: ['pin'] }], [{ synonyms: [['pin', 1]] }], [{ synonym: [] }]])(
  'has no such shape as %j',
  (search) => {
    expect(() => resolved(search)).toThrow(/"search\.synonym/);
  },
);

it('has beginnings of pathnames whose pages come last, and nothing else for one', () => {
  expect(resolved({ aside: ['/manual/'] })).toEqual({ synonyms: [], aside: ['/manual/'] });
  expect(() => resolved({ aside: ['manual'] })).toThrow('"search.aside" lists the beginnings of pathnames');
});
