// What a dev server keeps of what it has bundled, and which modules a saved file makes others.
import { expect, it } from 'vitest';
import type { Island } from '../../src/model/island.ts';
import type { Problem } from '../../src/model/problem.ts';
import { bundledDemos } from '../../src/dev/bundled-demos.ts';
import { noDemos, type ReadyDemos } from '../../src/output/ready-demos.ts';

const file = (path: string) => ({ path, contents: path });

it('keeps the files of a page’s last bundles, and of every other page', () => {
  const bundled = bundledDemos();
  bundled.keepFiles('other.md', [file('shared.js'), file('other.js')]);
  for (let edit = 0; edit < 24; edit++) bundled.keepFiles('bells.md', [file('shared.js'), file(`bells-${edit}.js`)]);
  const kept = Array.from({ length: 24 }, (_, edit) => edit).filter(
    (edit) => bundled.fileAt(`/bells-${edit}.js`) !== undefined,
  );
  expect(kept).toEqual([20, 21, 22, 23]);
  expect([bundled.fileAt('/shared.js'), bundled.fileAt('/other.js')]).toEqual(['shared.js', 'other.js']);
});

it('counts a page that is bundled again to the same files as one bundle', () => {
  const bundled = bundledDemos();
  bundled.keepFiles('bells.md', [file('first.js')]);
  for (let time = 0; time < 10; time++) bundled.keepFiles('bells.md', [file('second.js')]);
  expect(bundled.fileAt('/first.js')).toBe('first.js');
});

it('keeps problems of what is there, and some of what was', () => {
  const bundled = bundledDemos();
  const problem = {
    rule: 'demo-compile',
    severity: 'error',
    file: 'Bell.tsx',
    demo: 'Bell',
    message: 'no bell',
  } satisfies Problem;
  for (let edit = 0; edit < 500; edit++) expect(bundled.keepProblems(`${edit}`, [problem])).toBe(true);
  bundled.dropProblems((key) => key === '0');
  const kept = Array.from({ length: 500 }, (_, edit) => `${edit}`).filter((key) => bundled.problemsOf(key).length > 0);
  expect([kept.length, kept[0], kept[1]]).toEqual([101, '0', '400']);
  expect([bundled.keepProblems('0', []), bundled.keepProblems('0', [])]).toEqual([true, false]);
});

const island = (module: string, ...reads: string[]): Island => ({
  id: module,
  module,
  entry: `${module}.tsx`,
  reads: [`${module}.tsx`, ...reads].map((path) => ({ path, hash: 'h' })),
});
const basic = island('Basic', 'shared.ts');
const alias = island('Alias');
/** A bundle of both, or of what of it compiles. */
const made = (modules: readonly string[], problems: readonly Problem[] = []): ReadyDemos => ({
  ...noDemos,
  modules: new Map(modules.map((module) => [module, `/${module}.js`])),
  renderings: new Map(
    ['Basic', 'Alias'].map((id) => [id, { id, styles: {}, problems: modules.includes(id) ? [] : problems }]),
  ),
  sourcesOf: (module) => [`/site/${module}.tsx`, '/site/shared.ts', '/site/further.ts'],
});

it('makes another module of one whose files are saved that it does not name, and of no other', () => {
  const bundled = bundledDemos();
  for (const one of [basic, alias]) bundled.keepSources(one, '/site', made(['Basic', 'Alias']));
  const revisions = (path: string) => {
    bundled.follow([path]);
    return ['Basic', 'Alias', 'Never'].map(bundled.revisionOf);
  };
  // Basic names the file, so that its content stands in the module's address.
  expect(revisions('/site/shared.ts')).toEqual([0, 1, 0]);
  expect(revisions('/site/Basic.tsx')).toEqual([0, 1, 0]);
  expect(revisions('/site/unknown.ts')).toEqual([0, 1, 0]);
  expect(revisions('/site/further.ts')).toEqual([1, 2, 0]);
});

it('tries a module again with every saved one while it fails by a file of another, or is bundled', () => {
  const bundled = bundledDemos();
  bundled.keepSources(basic, '/site', undefined);
  bundled.follow(['/site/unknown.ts']);
  bundled.follow(['/site/index.md']);
  expect(bundled.revisionOf('Basic')).toBe(1);
  const failing = (path: string): Problem => ({
    rule: 'demo-compile',
    severity: 'error',
    file: path,
    demo: 'Alias',
    message: 'no',
  });
  bundled.keepSources(alias, '/site', made(['Basic'], [failing('Alias.tsx')]));
  bundled.follow(['/site/unknown.ts']);
  expect(bundled.revisionOf('Alias')).toBe(0);
  bundled.keepSources(alias, '/site', made(['Basic'], [failing('further.ts')]));
  bundled.follow(['/site/unknown.ts']);
  expect(bundled.revisionOf('Alias')).toBe(1);
});
