// Twenty edits of a site of everything, each built with what the last build has left: the output and the problems are
// those of a build from nothing. `npm run edits` makes two hundred.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, it } from 'vitest';
import { runEdits } from '../edits/edit-run.ts';

it('builds after any edit what a build from nothing makes', { timeout: 600_000 }, async () => {
  const work = inject('workFolder');
  const folder = mkdtempSync(join(work, 'sites', 'edits-'));
  const { build } = (await import(
    pathToFileURL(join(work, 'xdocs/dist/index.js')).href
  )) as typeof import('../../src/index.ts');
  try {
    const steps = await runEdits({ folder, seed: 3, count: 20, build: (cwd) => build({ cwd }) });
    expect(steps).toBeGreaterThan(15);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
