// The code of the package: the same bytes wherever it is compiled to, so that a cache of one compiled package serves the other.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, it } from 'vitest';
import { repository } from '../support/compiled-package.ts';
import { contentsOf } from '../support/disk-site.ts';

const folder = mkdtempSync(join(inject('workFolder'), 'compiled-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is the same in another folder, at another depth', async () => {
  const target = join(folder, 'a', 'b', 'xdocs');
  mkdirSync(target, { recursive: true });
  for (const part of ['src', 'templates', 'package.json'])
    cpSync(join(repository, part), join(target, part), { recursive: true });
  await promisify(execFile)(process.execPath, [join(repository, 'bin', 'bundle.js'), target]);
  const [one, other] = [target, join(inject('workFolder'), 'xdocs')].map((place) => contentsOf(join(place, 'dist')));
  expect(Object.keys(one!)).toContain('templates.json');
  expect(Object.keys(other!).sort()).toEqual(Object.keys(one!).sort());
  expect(Object.keys(one!).filter((path) => one![path] !== other![path])).toEqual([]);
});
