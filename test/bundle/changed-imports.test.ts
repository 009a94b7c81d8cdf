// What changed modules import, told without a bundle: only where they do so by the same specifiers and for the same reason.
import { afterEach, expect, it } from 'vitest';
import { changedImports } from '../../src/bundle/changed-imports.ts';
import type { OwnGraph } from '../../src/bundle/own-graph.ts';
import { contextOf } from '../support/bundled-demos.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

const path = 'docs/Bell.tsx';
const before: OwnGraph = new Map([
  [
    path,
    [
      ['node_modules/react/jsx-runtime.js', ['jsx'], 'react/jsx-runtime'],
      ['shared/bells.ts', ['ring'], '../shared/bells.ts'],
      ['shared/lamps.ts', 'all', '../shared/lamps.ts'],
      ['shared/effect.ts', [], '../shared/effect.ts'],
    ],
  ],
  ['shared/sizes.json', []],
]);

const imports = (bells: string, rest = "const lamps = () => import('../shared/lamps.ts');\n") =>
  `${bells}\nimport '../shared/effect.ts';\n${rest}export default () => <p>{String(lamps)}</p>;\n`;

it.each<readonly [what: string, text: string, bells: unknown]>([
  ['another text', imports("import { ring } from '../shared/bells.ts';\nring();"), ['ring']],
  ['other names', imports("import kind, { bell as b } from '../shared/bells.ts';\nkind(b);"), ['default', 'bell']],
  ['all names', imports("import * as bells from '../shared/bells.ts';\nconsole.log(bells);"), 'all'],
  ['a type beside', imports("import { ring, type Loud } from '../shared/bells.ts';\nring() as Loud;"), ['ring']],
  ['a module more', imports("import { ring } from '../shared/bells.ts';\nimport 'other';\nring();"), undefined],
  ['a module less', imports(''), undefined],
  ['a name that was not used', imports("import { ring } from '../shared/bells.ts';"), undefined],
  ['effects alone', imports("import '../shared/bells.ts';"), undefined],
  ['something required', imports("import { ring } from '../shared/bells.ts';\nring(require('x'));"), undefined],
  ['an error', 'import {', undefined],
])('of %s', async (_, text, bells) => {
  site = diskSite({ [`project/${path}`]: text, 'project/shared/sizes.json': '[]' });
  const found = await changedImports(before, [path, 'shared/sizes.json', 'docs/own.css'], contextOf(site));
  expect(found.get(path)?.find(([, , specifier]) => specifier.endsWith('bells.ts'))?.[1]).toEqual(bells);
  // Data imports nothing; what a style sheet imports is not looked into.
  expect([found.get('shared/sizes.json'), found.has('docs/own.css')]).toEqual([[], false]);
});
