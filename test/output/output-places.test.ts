// Which files of an output cannot be written beside each other, and whose fault that is.
import { expect, it } from 'vitest';
import { outputPlaces } from '../../src/output/output-places.ts';

const page = { file: 'content/bells.md' };
const copied = { file: 'public/bells' };
const conflict = (file: string, path: string, other: string, lost = 'this one') => ({
  rule: 'output-conflict',
  severity: 'error',
  file,
  path,
  other,
  lost,
});

it('keeps the first of two that claim one path, whoever it is', () => {
  const places = outputPlaces();
  expect([
    places.take('bells/index.html', page),
    places.take('bells/index.html', copied),
    places.take('llms.txt'),
    places.take('llms.txt', copied),
  ]).toEqual([true, false, true, false]);
  expect(places.problems).toEqual([
    conflict('public/bells', 'bells/index.html', 'content/bells.md'),
    conflict('public/bells', 'llms.txt', 'one that xdocs makes'),
  ]);
});

it('keeps a file out of the place of a folder, and a folder out of that of a file', () => {
  const places = outputPlaces();
  expect([places.take('a/b/index.html', page), places.take('a/b', copied), places.take('a', copied)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([
    places.take('c.txt', page),
    places.take('c.txt/d/e.html', copied),
    places.take('a/b/other.html', copied),
  ]).toEqual([true, false, true]);
  expect(places.problems).toEqual([
    conflict('public/bells', 'a/b', 'content/bells.md'),
    conflict('public/bells', 'a', 'content/bells.md'),
    conflict('public/bells', 'c.txt/d/e.html', 'content/bells.md'),
  ]);
});

it('names the page where it takes the place of what xdocs makes', () => {
  const places = outputPlaces();
  places.take('llms.txt/index.html', page);
  expect(places.take('llms.txt')).toBe(false);
  expect(places.problems).toEqual([conflict('content/bells.md', 'llms.txt', 'one that xdocs makes', 'the other')]);
});

it('says nothing of what xdocs makes twice, nor of names that are only alike', () => {
  const places = outputPlaces();
  for (const path of ['_assets/bell.1a2b.svg', '_assets/bell.1a2b.svg']) places.take(path);
  for (const path of ['a/index.html', 'ab', 'a.txt', 'index.html', 'a/b']) expect(places.take(path, page)).toBe(true);
  expect(places.problems).toEqual([]);
});

it('leaves the mark of the output folder alone', () => {
  const places = outputPlaces();
  expect(places.take('.xdocs/index.html', page)).toBe(false);
  expect(places.problems).toHaveLength(1);
});

it('tells of places that differ by case only, once for two files of the site, and keeps both', () => {
  const places = outputPlaces();
  const twin = (file: string, path: string, other: string) => ({
    rule: 'case-conflict',
    severity: 'warning',
    file,
    path,
    other,
  });
  const other = { file: 'content/horns/Bells.md' };
  for (const [path, source] of [
    ['bells/index.html', page],
    ['bells/index.md', page],
    ['Bells/index.html', other],
    ['Bells/index.md', other],
    ['LLMS.txt', copied],
    ['llms.txt', undefined],
    // What the checks tell of the sources is not told again.
    ['Tones/index.html', { file: 'content/Tones.md' }],
    ['tones/index.html', { file: 'content/tones.md' }],
    ['_assets/A.js', undefined],
    ['_assets/a.js', undefined],
  ] as const)
    expect(places.take(path, source)).toBe(true);
  expect(places.problems).toEqual([
    twin('content/horns/Bells.md', 'Bells/index.html', 'content/bells.md'),
    twin('public/bells', 'LLMS.txt', 'one that xdocs makes'),
  ]);
});
