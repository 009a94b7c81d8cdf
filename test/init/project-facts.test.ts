// What a new documentation finds out by itself, in trees in memory.
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingPackages } from '../../src/init/package-commands.ts';
import { projectFacts } from '../../src/init/project-facts.ts';

const library = (name: string, more: object = {}) =>
  JSON.stringify({ name, main: 'dist/index.js', peerDependencies: { react: '^19' }, ...more });

function factsOf(root: string, files: Readonly<Record<string, string>>) {
  return projectFacts(root, {
    readText: (path) => files[path],
    foldersOf: (folder) => [
      ...new Set(
        Object.keys(files).flatMap((path) => {
          const below = posix.relative(folder, path);
          return below.startsWith('..') || !below.includes('/') ? [] : [below.split('/')[0]!];
        }),
      ),
    ],
  });
}
const namesOf = (root: string, files: Readonly<Record<string, string>>) =>
  factsOf(root, files).libraries.map(({ name }) => name);

describe('libraries', () => {
  it('are the packages that leave React to their user and can be imported', () => {
    const files = {
      '/w/package.json': '{"workspaces":["packages/*"]}',
      '/w/packages/ui/package.json': library('ui'),
      '/w/packages/tools/package.json': '{"name":"tools","main":"x.js"}',
      '/w/packages/app/package.json': '{"name":"app","dependencies":{"react":"^19"}}',
      '/w/packages/only-sources/package.json': '{"name":"raw","peerDependencies":{"react":"*"}}',
      '/w/packages/only-sources/src/index.tsx': '',
      '/w/packages/empty/package.json': '{"name":"empty","peerDependencies":{"react":"*"}}',
    };
    expect(namesOf('/w/docs', files)).toEqual(['raw', 'ui']);
    expect(factsOf('/w/docs', files).libraries[0]).toMatchObject({ source: 'src/index.tsx' });
  });

  it('begin with the project’s own package', () => {
    const files = {
      '/w/package.json': '{"workspaces":{"packages":["a","b"]}}',
      '/w/a/package.json': library('a'),
      '/w/b/package.json': library('b'),
    };
    expect(namesOf('/w/b', files)).toEqual(['b', 'a']);
  });

  it.each([
    ['libs/**', ['flat', 'deep']],
    ['libs/f*', ['flat']],
    ['libs/flat/', ['flat']],
  ])('are found by the pattern %s', (pattern, expected) => {
    const files = {
      '/w/package.json': JSON.stringify({ workspaces: [pattern, '!libs/old'] }),
      '/w/libs/flat/package.json': library('flat'),
      '/w/libs/group/deep/package.json': library('deep'),
      '/w/libs/old/package.json': library('old'),
      '/w/libs/flat/node_modules/foreign/package.json': library('foreign'),
    };
    expect(namesOf('/w/docs', files)).toEqual(expected);
  });

  it('are found in a workspace of pnpm', () => {
    const files = {
      '/w/pnpm-workspace.yaml': 'packages:\n  - ui\n',
      '/w/package.json': '{}',
      '/w/ui/package.json': library('ui'),
    };
    const facts = factsOf('/w/docs', files);
    expect([facts.manager, facts.libraries.map(({ name }) => name)]).toEqual(['pnpm', ['ui']]);
  });

  it('are none where manifests are damaged', () => {
    expect(namesOf('/w', { '/w/package.json': '{ "name": ' })).toEqual([]);
    expect(namesOf('/w', { '/w/package.json': '[]', '/w/pnpm-workspace.yaml': 'packages: {' })).toEqual([]);
    expect(namesOf('/w', { '/w/package.json': '{"workspaces":[1,null],"peerDependencies":"react"}' })).toEqual([]);
  });
});

describe('the types of React', () => {
  const typed = { '/w/ui/package.json': library('ui', { types: 'dist/index.d.ts' }) };
  const untyped = { '/w/ui/package.json': library('ui') };
  const root = (manifest: object = {}) => JSON.stringify({ workspaces: ['ui'], ...manifest });
  it.each([
    ['missing for a library with types', typed, {}, true],
    ['missing for sources of TypeScript', { ...untyped, '/w/ui/src/index.tsx': '' }, {}, true],
    ['missing where TypeScript is installed', untyped, { devDependencies: { typescript: '6' } }, true],
    ['missing where there is a tsconfig.json', { ...untyped, '/w/docs/tsconfig.json': '' }, {}, true],
    ['not asked for where nothing has types', untyped, {}, false],
    ['there', typed, { devDependencies: { '@types/react': '19' } }, false],
  ])('are %s', (_, files, manifest, expected) => {
    const facts = factsOf('/w/docs', { ...files, '/w/package.json': root(manifest) });
    expect(facts.lacksReactTypes).toBe(expected);
    expect(missingPackages(facts).includes('@types/react')).toBe(expected);
  });

  it('are there where the library brings them', () => {
    const files = {
      '/w/ui/package.json': library('ui', { devDependencies: { '@types/react': '19', typescript: '6' } }),
    };
    expect(factsOf('/w/docs', { ...files, '/w/package.json': root() }).lacksReactTypes).toBe(false);
  });
});

it.each([
  ['github:acme/bells', undefined, { owner: 'acme', name: 'bells', folder: 'docs' }],
  ['acme/bells', undefined, { owner: 'acme', name: 'bells', folder: 'docs' }],
  ['git+https://github.com/acme/bells.git', undefined, { owner: 'acme', name: 'bells', folder: 'docs' }],
  ['git@github.com:acme/bells.git', 'sites', { owner: 'acme', name: 'bells', folder: 'sites/docs' }],
  ['https://gitlab.com/acme/bells', undefined, undefined],
])('the repository %s in the folder %s is %o', (url, directory, expected) => {
  const manifest = JSON.stringify({ repository: { url, ...(directory && { directory }) } });
  expect(factsOf('/w/docs', { '/w/package.json': manifest }).github).toEqual(expected);
});

it.each([
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['package-lock.json', 'npm'],
  ['other.lock', 'npm'],
])('%s means %s', (file, manager) => {
  expect(factsOf('/w/docs', { [`/w/${file}`]: '' }).manager).toBe(manager);
});
