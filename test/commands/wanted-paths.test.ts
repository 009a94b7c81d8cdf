// The paths that a check is asked about: what of the site they hold, and what may have been meant.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wantedPaths } from '../../src/commands/wanted-paths.ts';
import { XdocsError } from '../../src/model/problem.ts';

let folder: string;
let root: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'xdocs-wanted-')));
  root = join(folder, 'site');
  for (const path of ['site/content/bells', 'site/content/empty', 'elsewhere', 'site/lib'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const path of ['site/content/bells/tones.ts', 'site/README.md', 'elsewhere/x.ts'])
    writeFileSync(join(folder, path), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const known = [
  'content/bells/bells.md',
  'content/bells/Ring.tsx',
  'content/navigation.ts',
  'content/index-zh.md',
  'translations/zh.json',
  '../guides/ride.md',
];
const wanted = (path: string, cwd = root) =>
  wantedPaths([path], { cwd, root, known, sources: [join(root, 'content'), join(folder, 'guides')] })[0]!.slice(
    folder.length,
  );

describe('a path that holds something of the site', () => {
  it.each(known)('may be any of its files: %s', (file) => expect(wanted(file)).toBe(join('/site', file)));
  it.each([
    ['content', '/site/content'],
    ['./content/bells/', '/site/content/bells'],
    ['.', '/site'],
    ['..', ''],
    ['../guides', '/guides'],
    ['translations', '/site/translations'],
  ])('may be a folder above some: %s', (path, found) => expect(wanted(path)).toBe(found));
  it('may be a module that demos import, or a folder of such', () => {
    expect(wanted('content/bells/tones.ts')).toBe('/site/content/bells/tones.ts');
  });
  it('is relative to the working folder, or absolute', () => {
    expect(wanted('bells.md', join(root, 'content/bells'))).toBe('/site/content/bells/bells.md');
    expect(wanted('site/content', folder)).toBe('/site/content');
    expect(wanted(join(root, 'content/navigation.ts'), '/')).toBe('/site/content/navigation.ts');
  });
  it('may be left out', () => expect(wantedPaths([], { cwd: root, root, known, sources: [] })).toEqual([]));
});

describe('a path that holds nothing of it', () => {
  it.each([
    ['content/bells/bels.md', 'content/bells/bells.md'],
    ['contend', 'content'],
    ['content/bels', 'content/bells'],
    ['bells.md', 'content/bells/bells.md'],
    ['translations/zh.jsn', 'translations/zh.json'],
  ])('is refused with the nearest that does: %s', (path, near) => {
    expect(() => wanted(path)).toThrow(XdocsError);
    expect(() => wanted(path)).toThrow(`${path} is no file or folder of the site. Did you mean "${near}"?`);
  });
  it('is named as from the working folder', () =>
    expect(() => wanted('site/contend', folder)).toThrow('Did you mean "site/content"?'));
  it.each(['README.md', 'content/empty', 'lib', 'some/thing/else.md'])(
    'is refused without one where none is near: %s',
    (path) => expect(() => wanted(path)).toThrow(new RegExp(`^${path} is no file or folder of the site\\.$`)),
  );
  it('is left aside where another one does, as a commit hook names every changed file', () => {
    const both = (path: string) =>
      wantedPaths([path, 'content/navigation.ts'], { cwd: root, root, known, sources: [] });
    expect(both('README.md')).toEqual([join(root, 'content/navigation.ts')]);
    expect(() => both('READNE.md')).toThrow(XdocsError);
  });
  it('is told apart where it is not of the project', () =>
    expect(() => wanted('../elsewhere')).toThrow(/\.\.\/elsewhere lies outside the project/));
});
