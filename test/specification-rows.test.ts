// The table of the specification's rows names tests that are there, by their file and title.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { specificationRows } from './specification-rows.ts';

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it.each(Object.entries(specificationRows))('%s', (_, rows) => {
  for (const [what, file, ...tests] of rows) {
    const text = textOf(file);
    for (const title of tests) expect(text, `${what}: ${file}`).toContain(`'${title}'`);
  }
});
