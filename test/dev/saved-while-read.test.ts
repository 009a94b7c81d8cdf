// A library that is saved while its types are read: what was read may be old, so it is read once more.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { devApi } from '../../src/dev/dev-api.ts';
import type { Cache } from '../../src/load/cache.ts';
import { openProject } from '../../src/load/project.ts';
import { diskSite, packageFiles, type DiskSite } from '../support/disk-site.ts';

const declarations = (words: string) =>
  `import * as React from 'react';\nexport interface BellProps { /** ${words} */ count?: number }\nexport declare function Bell(props: BellProps): React.JSX.Element;\n`;

let site: DiskSite;
afterEach(() => site.remove());

it.each([
  ['a server that is told of it meanwhile', true],
  ['a server that is not', false],
])('shows what was saved: %s', async (_, isTold) => {
  const [packaged, workspace] = ['node_modules/@velo/bells', 'packages/bells'];
  const files = Object.entries(packageFiles('@velo/bells', declarations('How many.'), 'export function Bell() {}\n'));
  site = diskSite({
    'package.json': '{ "name": "velo-docs" }',
    'content/index.md': '# Velo\n',
    'xdocs.config.ts':
      "export default { products: [{ id: 'bells', name: 'Bells', api: { pathname: '/api/bells/', packages: ['@velo/bells'] } }] };\n",
    ...Object.fromEntries(files.map(([path, text]) => [path.replace(packaged, workspace), text])),
  });
  rmSync(site.path(packaged), { recursive: true, force: true });
  mkdirSync(dirname(site.path(packaged)), { recursive: true });
  symlinkSync(site.path(workspace), site.path(packaged));
  const project = await openProject(site.root);
  const types = `${workspace}/index.d.ts`;
  const seen: string[] = [];
  // The worker has answered, and nobody has the answer yet.
  const open: Cache['open'] = (spec) => {
    const store = project.cache.open(spec);
    const set: typeof store.set = (...record) => {
      if (seen.length === 0) site.write({ [types]: declarations('How loud.') });
      if (seen.length === 0 && isTold) api.follow([site.path(types)]);
      return store.set(...record);
    };
    return { ...store, set };
  };
  const api = devApi({ ...project, cache: { ...project.cache, open } });
  const words = () => JSON.stringify(api.reading().apis);
  await api.readRest(() => void seen.push(words()));
  expect(seen).toEqual([expect.stringContaining('How many.'), expect.stringContaining('How loud.')]);
  expect(words()).toContain('How loud.');
});
