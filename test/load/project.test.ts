// What every command does first: an output that a killed build has moved away is put back.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openProject } from '../../src/load/project.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'xdocs-project-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The output as it is between the two renames of a build that was killed there. */
function moveAway(name: string): void {
  const old = join(root, `${name}.old-${2 ** 31 - 1}`);
  mkdirSync(old);
  for (const file of ['.xdocs', 'index.html']) writeFileSync(join(old, file), 'good');
}

it('is put back where the config says that it is', async () => {
  writeFileSync(join(root, 'xdocs.config.mjs'), "export default { out: 'site' };");
  moveAway('site');
  await openProject(root);
  expect(readdirSync(root).sort()).toEqual(['content', 'site', 'xdocs.config.mjs']);
});

it.each([
  ['build', {}],
  ['site', { out: 'site' }],
])('is put back where the config is broken: %s', async (name, flags) => {
  writeFileSync(join(root, 'xdocs.config.mjs'), "export default { nam: 'Velo' };");
  moveAway(name);
  await expect(openProject(root, flags)).rejects.toThrow('unknown key "nam"');
  expect(readdirSync(join(root, name))).toEqual(['.xdocs', 'index.html']);
});
