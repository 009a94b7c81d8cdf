// What a new documentation makes of a package of its workspace: what its name leads to, and by which aliases demos find it.
import { describe, expect, it } from 'vitest';
import { ciWorkflow } from '../../src/init/ci-workflow.ts';
import { aliasesFor, foundPackage, type FoundPackage } from '../../src/init/found-package.ts';
import { manifestFrom } from '../../src/init/manifest.ts';
import type { ProjectFacts } from '../../src/init/project-facts.ts';

function packageOf(folder: string, manifest: object, files: readonly string[] = []): FoundPackage {
  return foundPackage(folder, manifestFrom(JSON.stringify(manifest))!, (path) => files.includes(path))!;
}

describe('the name of a package leads to', () => {
  const conditional = { exports: { '.': { types: './dist/a.d.ts', import: './dist/a.mjs', require: './dist/a.cjs' } } };
  it.each([
    ['what a build has made', conditional, ['/w/dist/a.mjs'], 'built'],
    ['what no build has made yet', conditional, ['/w/dist/a.cjs', '/w/dist/a.d.ts', '/w/src/index.ts'], 'missing'],
    [
      'the first of nested conditions',
      { exports: { node: 'x', default: [{ browser: './b.js' }] } },
      ['/w/b.js'],
      'built',
    ],
    ['sources', { exports: './src/index.ts' }, ['/w/src/index.ts'], 'source'],
    ['sources of JavaScript', { main: 'src/index.js' }, ['/w/src/index.js'], 'source'],
    ['a module rather than a script', { main: 'a.cjs', module: 'a.mjs' }, ['/w/a.cjs'], 'missing'],
    ['a file without its extension', { main: 'dist/a' }, ['/w/dist/a.js'], 'built'],
    ['a folder', { main: './lib' }, ['/w/lib/index.js'], 'built'],
    ['nothing that is said', {}, ['/w/index.js'], 'built'],
    ['nothing, where only its parts have names', { exports: { './a': './a.js' } }, ['/w/index.js'], 'missing'],
  ])('%s', (_, manifest, files, entry) => {
    expect(packageOf('/w', { name: 'ui', ...manifest }, files).entry).toBe(entry);
  });
});

const built = { main: 'dist/index.js', peerDependencies: { react: '*' }, scripts: { build: 'tsc' } };

describe('aliases', () => {
  const files = ['/w/ui/src/index.ts', '/w/core/src/index.ts', '/w/other/src/index.ts', '/w/tokens/dist/index.js'];
  const [ui, core, tokens, other] = [
    packageOf('/w/ui', { name: '@acme/ui', ...built, dependencies: { '@acme/core': '*', '@acme/tokens': '*' } }, files),
    packageOf('/w/core', { name: '@acme/core', main: 'dist/index.js', dependencies: { '@acme/ui': '*' } }, files),
    packageOf('/w/tokens', { name: '@acme/tokens', main: 'dist/index.js' }, files),
    packageOf('/w/other', { name: '@acme/other', ...built }, files),
  ];
  const packages = [ui, core, tokens, other];

  it('lead to the sources of a library that is not built, and of what it imports', () =>
    expect(aliasesFor(ui, { root: '/w/docs', packages })).toEqual({
      '@acme/ui': '../ui/src/index.ts',
      '@acme/core': '../core/src/index.ts',
    }));

  it('are none where there is what names lead to', () =>
    expect(
      aliasesFor(packageOf('/w/ui', { name: '@acme/ui', ...built }, ['/w/ui/dist/index.js']), { root: '/w', packages }),
    ).toEqual({}));
});

describe('the workflow', () => {
  const facts = { root: '/w/docs', manager: 'pnpm', packages: [], libraries: [], folders: [] } as const;
  const github = { owner: 'acme', name: 'ui', folder: 'docs' };
  const stepsOf = (library: FoundPackage, more: Partial<ProjectFacts> = {}) =>
    ciWorkflow({ ...facts, lacksReactTypes: false, ...more }, 'build', library).text;

  it('builds the library that demos import as a build makes it', () => {
    const library = packageOf('/w/packages/ui', { name: 'ui', ...built }, ['/w/packages/ui/dist/index.js']);
    expect(stepsOf(library, { github })).toContain(
      '      - run: pnpm run build\n        working-directory: packages/ui\n',
    );
    // Before what needs it.
    expect(stepsOf(library, { github })).toMatch(/pnpm run build\n[^]*xdocs build/);
  });

  it.each([
    ['has no build', { scripts: {} }, ['dist/index.js']],
    ['is imported from its sources', { main: 'src/index.ts' }, ['src/index.ts']],
    ['is not built, so that an alias leads to its sources', {}, ['src/index.ts']],
  ])('does not, where the library %s', (_, manifest, files) => {
    const library = packageOf(
      '/w/packages/ui',
      { name: 'ui', ...built, ...manifest },
      files.map((file) => `/w/packages/ui/${file}`),
    );
    expect(stepsOf(library, { github, packages: [library] })).not.toContain('run build');
  });
});
