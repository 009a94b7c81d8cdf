// A user module is evaluated each time: it may read files that nobody knows of.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importModule } from '../../src/config/import-module.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-module-'));
  file = join(folder, 'nav.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A module that reads the file and ends in a comment. */
const text = () =>
  `import { readFileSync } from 'node:fs';\nexport default JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8')); // the file's`;
const evaluate = () =>
  importModule('/site/navigation.ts', () => Promise.resolve({ text: text(), inputs: [] })).then(({ value }) => value);

it('reads anew what an equal module reads', async () => {
  writeFileSync(file, '"First"');
  expect(await evaluate()).toBe('First');
  writeFileSync(file, '"Second"');
  expect(await evaluate()).toBe('Second');
});

it('tries again what has failed, and names the file instead of its text', async () => {
  const failure = await evaluate().catch((error: Error) => error.message);
  expect(failure).toMatch(/^\/site\/navigation\.ts cannot be evaluated: .*nav\.json/);
  writeFileSync(file, '"Mended"');
  expect(await evaluate()).toBe('Mended');
  const missing = await importModule('/site/navigation.ts', () =>
    Promise.resolve({ text: "import 'no-such-package';", inputs: [] }),
  ).catch((error: Error) => error.message);
  expect(missing).toContain('no-such-package');
  expect(missing).not.toContain('data:');
});
