// `xdocs init` on a disk: what it writes has no problem, and what is there stays.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { repository } from '../support/compiled-package.ts';
import { diskSite, packageFiles, snapshotOf, type DiskSite } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';
import { workspace } from '../support/workspace.ts';

let site: DiskSite | undefined;
afterEach(() => site?.remove());

function project(files: Readonly<Record<string, string>>): DiskSite {
  return (site = diskSite(files));
}

async function init(cwd: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runXdocs(['init', ...args], { cwd });
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

it('begins a documentation in an empty folder', async () => {
  const { root, read } = project({});
  const text = await init(root, 'docs');
  expect(text).toContain('No component library was found here');
  expect(text).toContain('npm run docs:serve');
  expect(JSON.parse(read('docs/package.json'))).toMatchObject({
    name: 'docs',
    scripts: { 'docs:build': 'xdocs build', 'docs:serve': 'xdocs serve', 'docs:check': 'xdocs check' },
  });
  const checked = await runXdocs(['check'], { cwd: `${root}/docs` });
  expect([checked.code, checked.stdout]).toEqual([0, expect.stringContaining('no problems')]);
});

it('documents the library that it finds, and shows a component of it', async () => {
  const { root, read } = project({
    ...packageFiles(
      '@acme/ui',
      `import type { ReactElement, ReactNode } from 'react';
export interface BellProps { /** What it says. */ children?: ReactNode }
/** A bell. */
export declare function Bell(props: BellProps): ReactElement;`,
      `import { createElement } from 'react'; export function Bell({ children }) { return createElement('b', null, children); }`,
    ),
    'package.json': '{"name":"docs","workspaces":["node_modules/@acme/*"],"repository":"github:acme/ui"}',
  });
  const manifest = 'node_modules/@acme/ui/package.json';
  // Most descriptions have no full stop, which those of pages need.
  const more = { description: 'The bells & whistles of <Acme>', peerDependencies: { react: '*' } };
  site!.write({ [manifest]: JSON.stringify({ ...(JSON.parse(read(manifest)) as object), ...more }) });
  expect(await init(root, '--ci', 'github')).toContain('@acme/ui: 1 page of API; the first demo shows Bell.');
  expect(read('content/guides/FirstBell.tsx')).toContain("import { Bell } from '@acme/ui';");
  expect(read('content/index.md')).toContain('The bells &amp; whistles of &lt;Acme>.');
  expect(read('.github/workflows/docs.yml')).toContain('npx xdocs build');
  const built = await runXdocs(['build'], { cwd: root });
  expect([built.code, built.stderr]).toEqual([0, '']);
  expect(read('build/guides/first-steps/index.html')).toContain('<b>Bell</b>');
  expect(read('build/api/bell/index.html')).toContain('What it says.');
  // The workflow publishes a project page: a folder of its owner's host.
  expect(read('build/index.html')).toContain('href="/ui/guides/first-steps/"');
  expect(read('build/sitemap.xml')).toContain('<loc>https://acme.github.io/ui/guides/first-steps/</loc>');
});

describe('hooks', () => {
  const bell = `import type { ReactElement } from 'react';
/** A bell. */
export declare function Bell(props: { tone?: string }): ReactElement;
`;
  const hook = '/** Rings a bell. */\nexport declare function useBell(tone?: string): () => void;\n';
  it.each([
    ['have pages beside components', bell + hook, "include: ['*', 'use*']", ['bell', 'use-bell'], '2 pages of API'],
    ['have pages where there is nothing else', hook, "include: ['use*']", ['use-bell'], '1 page of API'],
  ])('%s, and no pattern is empty', async (_, types, include, pages, said) => {
    const { root, read } = project({
      ...packageFiles('@acme/ui', types, 'export const Bell = () => null; export const useBell = () => () => {};'),
      'package.json': '{"name":"docs","workspaces":["node_modules/@acme/*"]}',
    });
    const manifest = 'node_modules/@acme/ui/package.json';
    site!.write({ [manifest]: JSON.stringify({ ...JSON.parse(read(manifest)), peerDependencies: { react: '*' } }) });
    expect(await init(root)).toContain(said);
    expect(read('xdocs.config.ts')).toContain(include);
    const built = await runXdocs(['build'], { cwd: root });
    expect([built.code, built.stdout]).toEqual([0, expect.stringContaining('no problems')]);
    for (const page of pages) expect(read(`build/api/${page}/index.md`)).toContain('bell');
  });
});

describe('what is there', () => {
  it('stays, byte for byte, but for scripts and ignored folders that are added', async () => {
    const { root, read } = project({
      'content/index.md': '# Mine\n',
      'package.json': '{\n\t"name": "mine",\n\t"scripts": {\n\t\t"docs:build": "mine"\n\t}\n}\n',
      '.gitignore': 'node_modules\n/build',
    });
    const text = await init(root);
    expect(text).toMatch(/content\/index\.md +was there, unchanged/);
    expect(text).toMatch(/package\.json +extended/);
    expect(read('content/index.md')).toBe('# Mine\n');
    expect(read('package.json')).toBe(
      '{\n\t"name": "mine",\n\t"scripts": {\n\t\t"docs:build": "mine",\n\t\t"docs:serve": "xdocs serve",\n\t\t"docs:check": "xdocs check"\n\t}\n}\n',
    );
    expect(read('.gitignore')).toBe('node_modules\n/build\n.xdocs/\n');
  });

  it('is not touched at all where there is a config, or a manifest that cannot be read', async () => {
    const { root } = project({ 'xdocs.config.mjs': 'export default {};', 'other/package.json': '{ "name": ' });
    const before = [...snapshotOf(root)].sort();
    const here = await runXdocs(['init'], { cwd: root });
    expect([here.code, here.stderr]).toEqual([2, expect.stringMatching(/already: .*xdocs\.config\.mjs/)]);
    const other = await runXdocs(['init', 'other'], { cwd: root });
    expect([other.code, other.stderr]).toEqual([2, expect.stringMatching(/package\.json is not a JSON object/)]);
    expect([...snapshotOf(root)].sort()).toEqual(before);
  });
});

describe('a library of sources, which nobody has built', () => {
  const source = `import type { ReactNode } from 'react';
/** A bell. */
export const Bell = ({ tone = 'low', children }: { tone?: 'low' | 'high'; children?: ReactNode }) => <b title={tone}>{children}</b>;
`;
  const manifest = (name: string) =>
    `${JSON.stringify({ name, version: '1.0.0', exports: './src/index.tsx', peerDependencies: { react: '*' } })}\n`;

  async function built(cwd: string): Promise<string> {
    const { code, stdout } = await runXdocs(['build'], { cwd });
    expect([code, stdout]).toEqual([0, expect.stringContaining('no problems')]);
    return stdout;
  }

  it('is documented from a folder of its workspace', async () => {
    const { root, read, path } = project({
      'package.json': '{ "name": "acme", "private": true, "workspaces": ["packages/*", "docs"] }',
      'packages/ui/package.json': manifest('@acme/ui'),
      'packages/ui/src/index.tsx': source,
    });
    mkdirSync(path('node_modules/@acme'), { recursive: true });
    symlinkSync(path('packages/ui'), path('node_modules/@acme/ui'));
    expect(await init(root, 'docs')).toContain('@acme/ui: 1 page of API; the first demo shows Bell.');
    await built(path('docs'));
    expect(read('docs/build/api/bell/index.md')).toContain("| `tone` | `'low' \\| 'high'` | `'low'` |");
  });

  it('is documented from its sources, where its name leads to what a build would make', async () => {
    const unbuilt = (name: string, more: object) =>
      JSON.stringify({ name, version: '1.0.0', main: 'dist/index.js', scripts: { build: 'tsc' }, ...more });
    const { root, read, path } = project({
      'package.json': '{ "name": "acme", "private": true, "workspaces": ["packages/*", "docs"] }',
      'packages/ui/package.json': unbuilt('@acme/ui', {
        peerDependencies: { react: '*' },
        dependencies: { '@acme/core': '*' },
      }),
      'packages/ui/src/index.tsx': `import { loud } from '@acme/core';\n${source.replace("'low'", 'loud')}`,
      'packages/core/package.json': unbuilt('@acme/core', {}),
      'packages/core/src/index.ts': "export const loud = 'high';\n",
    });
    mkdirSync(path('node_modules/@acme'), { recursive: true });
    for (const name of ['ui', 'core']) symlinkSync(path(`packages/${name}`), path(`node_modules/@acme/${name}`));
    expect(await init(root, 'docs', '--ci', 'github')).toContain('the first demo shows Bell.');
    expect(read('docs/xdocs.config.ts')).toContain(
      "aliases: { '@acme/ui': '../packages/ui/src/index.tsx', '@acme/core': '../packages/core/src/index.ts' }",
    );
    expect(read('docs/.github/workflows/docs.yml')).not.toContain('run build');
    await built(path('docs'));
    expect(read('docs/build/guides/first-steps/index.html')).toContain('<b title="high">Bell</b>');
  });

  it('is documented from its own folder, where an alias names the entry, too', async () => {
    const { root, read } = project({ 'package.json': manifest('@acme/ui'), 'src/index.tsx': source });
    expect(await init(root)).toContain('the first demo shows Bell');
    expect(read('xdocs.config.ts')).toContain("aliases: { '@acme/ui': 'src/index.tsx' }");
    await built(root);
    expect(read('docs-build/api/bell/index.md')).toContain("`'low'` |");
  });
});

describe('a library that lacks something', () => {
  const manifest = (more: object) =>
    JSON.stringify({ name: '@acme/ui', version: '1.0.0', peerDependencies: { react: '*' }, ...more });

  it('is said to be built first, where there are types and no code', async () => {
    const { root } = project({
      'package.json': manifest({ exports: { types: './index.d.ts', default: './dist/index.js' } }),
      'index.d.ts': "export declare function Bell(): import('react').JSX.Element;\n",
    });
    expect(await init(root)).toContain('the first demo shows Bell. It is not built');
  });

  it('gets its pages once React’s types are installed', async () => {
    // Outside of any folder that has them.
    const { root, remove } = workspace({
      'package.json': manifest({ exports: { types: './index.d.ts', default: './index.js' } }),
      'index.d.ts': "export declare function Bell(): import('react').JSX.Element;\n",
      'index.js': 'export function Bell() { return null; }\n',
    });
    try {
      const modules = (name: string) =>
        [join(repository, 'node_modules', name), join(root, 'node_modules', name)] as const;
      for (const name of ['react', 'react-dom']) symlinkSync(...modules(name));
      rmSync(modules('@types')[1]);
      const text = await init(root);
      expect(text).toContain('not the types of React');
      expect(text).toMatch(/npm install --save-dev .*@types\/react/);
      const before = await runXdocs(['build'], { cwd: root });
      expect([before.code, before.stderr]).toEqual([1, expect.stringContaining("React's types are not found")]);
      symlinkSync(...modules('@types'));
      const after = await runXdocs(['build'], { cwd: root });
      expect([after.code, after.stdout]).toEqual([0, expect.stringContaining('no problems')]);
      expect(existsSync(join(root, 'docs-build/api/bell/index.html'))).toBe(true);
    } finally {
      remove();
    }
  });
});
