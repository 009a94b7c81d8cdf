// Packages above the project, as in a workspace: their manifests say of them what they say in the project, so that demos load as
// few files.
import { afterEach, expect, it } from 'vitest';
import { bundleDemos } from '../../src/bundle/bundle-demos.ts';
import { contextOf, plainIslands } from '../support/bundled-demos.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';
import { keptInMemory } from '../support/kept-in-memory.ts';

let site: DiskSite;
afterEach(() => site.remove());

const names = ['Bell', 'Horn', 'Light'];
const parts = {
  'package.json': '{ "name": "parts", "type": "module", "sideEffects": false, "main": "index.js" }',
  'index.js': "export * from './bell.js';\nexport * from './horn.js';\nexport * from './shell.js';\n",
  'shell.js': 'export const shell = (sound) => `shell of ${sound}`;\n',
  'bell.js': "import { shell } from './shell.js';\nexport const bell = () => shell('bell');\n",
  'horn.js': "import { bell } from './bell.js';\nexport const horn = () => bell() + 'horn';\n",
};

/** How many files each demo loads where the packages lie in a folder. */
async function loadedFiles(folder: string, isApart: boolean): Promise<number[]> {
  site = diskSite({
    ...plainIslands,
    ...Object.fromEntries(Object.entries(parts).map(([path, text]) => [`${folder}/node_modules/parts/${path}`, text])),
    'project/package.json': '{}',
    'project/docs/Bell.tsx': "import { shell } from 'parts';\nexport default () => shell('');\n",
    'project/docs/Horn.tsx': "import { bell } from 'parts';\nexport default () => bell();\n",
    'project/docs/Light.tsx': "import { horn } from 'parts';\nexport default () => horn();\n",
  });
  const { modules, imports, problems } = await bundleDemos({
    context: contextOf(site),
    demos: names.map((id) => ({ id, entry: site.path(`project/docs/${id}.tsx`) })),
    side: 'browser',
    minify: true,
    ...(isApart && { floors: keptInMemory().floors }),
  });
  expect([...problems]).toEqual([]);
  site.remove();
  return names.map((name) => 1 + imports.get(modules.get(name)!)!.length);
}

it.each([true, false])('cost no demo a request more (bundled apart: %s)', async (isApart) => {
  const within = await loadedFiles('project', isApart);
  expect(await loadedFiles('.', isApart)).toEqual(within);
  // All small parts are one file, beside what is around demos.
  expect(Math.max(...within)).toBeLessThanOrEqual(3);
});
