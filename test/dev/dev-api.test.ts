// API records in a dev server: who asks for a page waits for its own library, and for no other.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { devApi } from '../../src/dev/dev-api.ts';
import type { Cache } from '../../src/load/cache.ts';
import { openProject, type Project } from '../../src/load/project.ts';
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
    'xdocs.config.ts':
      "const product = (id) => ({ id, name: id, api: { pathname: `/api/${id}/`, packages: [`@velo/${id}`] } });\nexport default { products: [product('bells'), product('locks')] };\n",
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
  first.cache.save();
  const again = devApi(await open());
  expect(again.reading().apis.map(({ name }) => name)).toEqual(['Lock']);
  const seen: string[][] = [];
  await again.readRest(
    () =>
      void seen.push(
        again
          .reading()
          .apis.map(({ name }) => name)
          .sort(),
      ),
  );
  expect(seen).toEqual([['Bell', 'Lock']]);
  expect(again.complete()).toBe(true);
});

it('reads again what has failed, and the other libraries all the same', async () => {
  const project = await open();
  let failures = 2;
  const openStore: Cache['open'] = (spec) => {
    const store = project.cache.open(spec);
    const set: typeof store.set = (...args) => {
      if (failures-- > 0) throw new Error('the worker ended');
      return store.set(...args);
    };
    return { ...store, set };
  };
  const api = devApi({ ...project, cache: { ...project.cache, open: openStore } });
  await expect(api.waitFor('/api/bells/')).rejects.toThrow('the worker ended');
  let read = 0;
  await expect(api.readRest(() => read++)).rejects.toThrow('the worker ended');
  expect([read, api.reading().apis.map(({ name }) => name)]).toEqual([1, ['Lock']]);
  expect(await api.waitFor('/api/bells/')).toBe(true);
  expect(api.complete()).toBe(true);
});

it('reads nothing more once it is closed', async () => {
  const api = devApi(await open());
  api.close();
  await expect(api.waitFor('/api/bells/')).rejects.toThrow('abort');
  let read = 0;
  await api.readRest(() => read++);
  expect(read).toBe(0);
});

it('follows the files of a library in the workspace, also while there are none, and shows what it has until it has read them', async () => {
  const project = await open();
  const folder = site!.path('node_modules/@velo/bells');
  const files = {
    'packages/bells/package.json': site!
      .read('node_modules/@velo/bells/package.json')
      .replaceAll('./index', './build/index'),
    'packages/bells/build/index.js': site!.read('node_modules/@velo/bells/index.js'),
  };
  const declarations = site!.read('node_modules/@velo/bells/index.d.ts');
  const types = site!.path('packages/bells/build/index.d.ts');
  const write = (words: string) =>
    site!.write({ ...files, 'packages/bells/build/index.d.ts': declarations.replace('How many.', words) });
  rmSync(folder, { recursive: true });
  mkdirSync(dirname(folder), { recursive: true });
  symlinkSync(site!.path('packages/bells'), folder);
  write('How many.');
  const api = devApi(project);
  await api.readRest(() => undefined);
  expect([...new Set(api.watched())]).toEqual(
    ['package.json', 'packages/bells/build', 'packages/bells/package.json'].map(site!.path),
  );
  const words = () => JSON.stringify(api.reading().apis.find(({ name }) => name === 'Bell') ?? 'no bell');
  expect([api.follow([types]), api.follow([site!.path('content/index.md')])]).toEqual([false, false]);
  write('How loud.');
  expect(api.follow([types])).toBe(true);
  expect(words()).toContain('How many.');
  expect([api.complete(), await api.waitFor('/api/bells/')]).toEqual([true, false]);
  await api.readRest(() => undefined);
  expect(words()).toContain('How loud.');
  // A build may take its output away before it writes it anew.
  rmSync(site!.path('packages/bells/build'), { recursive: true });
  expect(api.follow([types])).toBe(true);
  await api.readRest(() => undefined);
  expect(words()).toContain('no bell');
  expect(api.watched()).toContain(site!.path('packages/bells/build'));
  write('How clear.');
  expect(api.follow([types])).toBe(true);
  await api.readRest(() => undefined);
  expect(words()).toContain('How clear.');
});

it('reads the page that is shown before the others of its library, and all of them in the end', async () => {
  const source = (name: string, words: string) =>
    `import * as React from 'react';\nexport declare function ${name}(props: { /** ${words} */ count?: number }): React.JSX.Element;\n`;
  const kit = 'packages/kit/src';
  site = diskSite({
    'package.json': '{ "name": "velo-docs" }',
    'content/index.md': '# Velo\n',
    'xdocs.config.ts':
      "export default { products: [{ id: 'kit', name: 'Kit', api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }] };\n",
    'packages/kit/package.json':
      '{ "name": "@velo/kit", "version": "1.0.0", "exports": { "types": "./src/index.d.ts", "default": "./src/index.js" } }',
    [`${kit}/index.js`]: 'export function Bell() { return null; }\nexport function Lock() { return null; }\n',
    [`${kit}/index.d.ts`]: "export * from './Bell';\nexport * from './Lock';\n",
    [`${kit}/Bell.d.ts`]: source('Bell', 'Old.'),
    [`${kit}/Lock.d.ts`]: source('Lock', 'Old.'),
  });
  mkdirSync(site.path('node_modules/@velo'), { recursive: true });
  symlinkSync(site.path('packages/kit'), site.path('node_modules/@velo/kit'));
  const project = await openProject(site.root);
  const api = devApi(project);
  await api.waitFor('/api/kit/lock/');
  const save = (words: string) => {
    site!.write({ [`${kit}/Bell.d.ts`]: source('Bell', words), [`${kit}/Lock.d.ts`]: source('Lock', words) });
    return api.follow([site!.path(`${kit}/Bell.d.ts`), site!.path(`${kit}/Lock.d.ts`)]);
  };
  const told = () =>
    api.reading().apis.map((one) => `${one.name} ${/"(Old|New|Newer)\."/.exec(JSON.stringify(one))?.[1]}`);
  const seen: string[][] = [];
  expect(save('New.')).toBe(true);
  await api.readRest(() => {
    seen.push(told());
    // Saved again before the rest is read: the page is first once more.
    if (seen.length === 1) save('Newer.');
  });
  expect(seen).toEqual([
    ['Bell Old', 'Lock New'],
    ['Bell Old', 'Lock Newer'],
    ['Bell Newer', 'Lock Newer'],
  ]);
  // What later runs have is what was read with all of the product.
  project.cache.save();
  const again = devApi(await openProject(site.root)).reading();
  expect(again.apis).toEqual(api.reading().apis);
  // A guide is shown: nothing comes before the others.
  await api.waitFor('/');
  save('New.');
  seen.length = 0;
  await api.readRest(() => void seen.push(told()));
  expect(seen).toEqual([['Bell New', 'Lock New']]);
});
