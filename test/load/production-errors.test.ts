// Errors with numbers are read again when a package is another one: by its version, or by its code where it is worked
// on.
import { mkdirSync, symlinkSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import { productionErrors } from '../../src/load/production-errors.ts';
import { projectOf } from '../../src/load/project.ts';
import { diskSite, packageFiles, pageText, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

const code = (message: string) =>
  `throw new Error(process.env.NODE_ENV !== 'production' ? '${message}' : formatErrorMessage(1));\n`;

function ofProject() {
  const project = projectOf(
    resolveConfig({ name: 'Velo', productionErrors: ['@velo/kit'] }, site.root, undefined),
    [],
    {},
  );
  return async () => (await productionErrors(project, { onlyKnown: false }))!.map(({ message }) => message);
}

it('those of a package of the workspace follow its code', async () => {
  site = diskSite({
    'content/index.md': pageText('Velo'),
    'kit/package.json': '{ "name": "@velo/kit", "version": "1.0.0" }',
    'kit/index.js': code('No bell.'),
  });
  mkdirSync(site.path('node_modules/@velo'), { recursive: true });
  symlinkSync(site.path('kit'), site.path('node_modules/@velo/kit'));
  const messages = ofProject();
  expect(await messages()).toEqual(['No bell.']);
  site.write({ 'kit/index.js': code('No lamp.') });
  expect(await messages()).toEqual(['No lamp.']);
});

it('those of an installed package follow its version', async () => {
  site = diskSite({ 'content/index.md': pageText('Velo'), ...packageFiles('@velo/kit', '', code('No bell.')) });
  const messages = ofProject();
  expect(await messages()).toEqual(['No bell.']);
  site.write({ 'node_modules/@velo/kit/index.js': code('No lamp.') });
  expect(await messages()).toEqual(['No bell.']);
  site.write(packageFiles('@velo/kit', '', code('No lamp.'), '1.0.1'));
  expect(await messages()).toEqual(['No lamp.']);
});
