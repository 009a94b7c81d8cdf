// API records in a dev server: who asks for a page waits for its own library, and for no other.
import { afterEach, expect, it } from 'vitest';
import { devApi } from '../../src/pipeline/dev-api.ts';
import { openProject, saveStores, type Project } from '../../src/pipeline/project.ts';
import { diskSite, packageFiles, type DiskSite } from '../support/disk-site.ts';

const library = (name: string, component: string) =>
  packageFiles(
    `@velo/${name}`,
    `import * as React from 'react';\nexport interface ${component}Props { /** How many. */ count?: number }\nexport declare function ${component}(props: ${component}Props): React.JSX.Element;\n`,
    `export function ${component}() { return null; }\n`,
  );

let site: DiskSite | undefined;
afterEach(() => {
  site?.remove();
  site = undefined;
});

function open(): Promise<Project> {
  site ??= diskSite({
    'package.json': '{ "name": "velo-docs" }',
    'content/index.md': '# Velo\n',
    'xdocs.config.ts': "const product = (id) => ({ id, name: id, api: { pathname: `/api/${id}/`, packages: [`@velo/${id}`] } });\nexport default { products: [product('bells'), product('locks')] };\n",
    ...library('bells', 'Bell'),
    ...library('locks', 'Lock'),
  });
  return openProject(site.root);
}

it('reads the library of the page that is asked for, and leaves the others', async () => {
  const api = devApi(await open());
  expect(await api.waitFor('/guides/')).toBe(false);
  expect(api.reading().apis).toEqual([]);
  expect(await api.waitFor('/api/locks/lock/')).toBe(true);
  expect(api.reading().apis.map(({ name }) => name)).toEqual(['Lock']);
  expect(api.complete()).toBe(false);
  expect(await api.waitFor('/api/locks/')).toBe(false);
});

it('reads the rest one library after the other, and none that is known from an earlier run', async () => {
  const first = await open();
  const api = devApi(first);
  await api.waitFor('/api/locks/');
  saveStores(first.stores);
  const again = devApi(await open());
  expect(again.reading().apis.map(({ name }) => name)).toEqual(['Lock']);
  const seen: string[][] = [];
  await again.readRest(() => void seen.push(again.reading().apis.map(({ name }) => name).sort()));
  expect(seen).toEqual([['Bell', 'Lock']]);
  expect(again.complete()).toBe(true);
});
