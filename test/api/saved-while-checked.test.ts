// A file that is saved while its types are checked: what was found is true of what was read, so that the next check, of
// what was saved, is not answered with it from the cache.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it as plain } from 'vitest';
import { checkDemoTypes } from '../../src/api/demo-types.ts';
import { contentHashOf } from '../../src/api/read-log.ts';
import { checkSandboxTypes } from '../../src/api/sandbox-types.ts';
import { diskSite } from '../support/disk-site.ts';

const wrong = 'export const bells: string = 1;\n';
const mended = "export const bells: string = '1';\n";

/** Saves the mended text as soon as the wrong one has been read. */
function checkedWhileSaved<T>(path: string, check: () => T): T {
  const { readFileSync } = fs;
  fs.readFileSync = ((file: string, options?: null) => {
    const read = readFileSync(file, options);
    if (file === path) fs.writeFileSync(path, mended);
    return read;
  }) as typeof readFileSync;
  syncBuiltinESMExports();
  try {
    return check();
  } finally {
    fs.readFileSync = readFileSync;
    syncBuiltinESMExports();
  }
}

const it = plain.extend('site', async ({}, { onCleanup }) => {
  const site = diskSite({
    'content/bells.ts': wrong,
    'node_modules/bells/package.json': '{ "name": "bells", "types": "./bells.ts" }',
    'node_modules/bells/bells.ts': wrong,
  });
  onCleanup(() => site.remove());
  return site;
});

it('is known by what was checked, where it is a demo', ({ site }) => {
  const { messages, reads } = checkedWhileSaved(site.path('content/bells.ts'), () =>
    checkDemoTypes({
      root: site.root,
      files: ['content/bells.ts'],
      aliases: {},
      replacements: {},
      moduleRoots: [],
      loaders: {},
      hasPlugins: false,
    }),
  );
  expect(messages).toHaveLength(1);
  expect(reads).toContainEqual({ path: 'content/bells.ts', hash: contentHashOf(Buffer.from(wrong)) });
});

it('is known by what was checked, where an export imports it', ({ site }) => {
  const path = site.path('node_modules/bells/bells.ts');
  const code = "import { bells } from 'bells';\n\nexport const count: number = bells;\n";
  const { messages, reads } = checkedWhileSaved(path, () =>
    checkSandboxTypes({ root: site.root, sandboxes: [[{ name: 'Demo.ts', code }]] }),
  );
  expect(messages).toHaveLength(1);
  expect(reads).toContainEqual({ path: 'node_modules/bells/bells.ts', hash: contentHashOf(Buffer.from(wrong)) });
});
