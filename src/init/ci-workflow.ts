// A workflow for GitHub Actions that builds and checks the documentation at each push, keeps the cache, and publishes the
// main branch on GitHub Pages. In: what was found of the project. Out: a file.
import { posix, relative } from 'node:path';
import { aliasesFor, needsBuild, type FoundPackage } from './found-package.ts';
import type { PackageManager, ProjectFacts } from './project-facts.ts';
import type { StarterFile } from './starter-file.ts';

const installs: Readonly<Record<PackageManager, string>> = {
  npm: 'npm ci',
  pnpm: 'pnpm install --frozen-lockfile',
  yarn: 'yarn install --immutable',
  bun: 'bun install --frozen-lockfile',
};
const lockfileOf: Readonly<Record<PackageManager, string>> = {
  npm: '**/package-lock.json',
  pnpm: '**/pnpm-lock.yaml',
  yarn: '**/yarn.lock',
  bun: '**/bun.lock*',
};

/** The workflow. Its paths are those of the repository, whose root the project's folder may lie below. */
export function ciWorkflow(facts: ProjectFacts, out: string, library?: FoundPackage): StarterFile {
  const { manager, github } = facts;
  const folder = github?.folder ?? '';
  const below = (path: string) => (folder ? `${folder}/${path}` : path);
  const run = manager === 'npm' ? 'npx' : manager === 'bun' ? 'bunx' : `${manager} exec`;
  const setUp = {
    npm: [],
    pnpm: ['      - uses: pnpm/action-setup@v4'],
    yarn: ['      - run: corepack enable'],
    bun: ['      - uses: oven-sh/setup-bun@v2'],
  }[manager];
  const lines = [
    'name: Documentation',
    'on:',
    '  push:',
    '    branches: [main]',
    '  pull_request:',
    'permissions:',
    '  contents: read',
    'jobs:',
    '  build:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    '      - uses: actions/checkout@v4',
    '        with:',
    '          # Dates of pages are those of their commits.',
    '          fetch-depth: 0',
    ...setUp,
    '      - uses: actions/setup-node@v4',
    '        with:',
    '          node-version: 22',
    ...(manager === 'bun' ? [] : [`          cache: ${manager}`]),
    `      - run: ${installs[manager]}`,
    ...(library ? buildSteps(library, facts) : []),
    '      - uses: actions/cache@v4',
    '        with:',
    // The cache lies in node_modules where the folder has its own.
    '          path: |',
    `            ${below('node_modules/.cache/xdocs')}`,
    `            ${below('.xdocs')}`,
    `          key: xdocs-\${{ hashFiles('${lockfileOf[manager]}') }}-\${{ github.sha }}`,
    `          restore-keys: xdocs-\${{ hashFiles('${lockfileOf[manager]}') }}-`,
    `      - run: ${run} xdocs build`,
    ...inFolder(folder),
    `      - run: ${run} xdocs check`,
    ...inFolder(folder),
    '      - uses: actions/upload-pages-artifact@v3',
    "        if: github.ref == 'refs/heads/main'",
    '        with:',
    `          path: ${below(out)}`,
    '  deploy:',
    "    if: github.ref == 'refs/heads/main'",
    '    needs: build',
    '    runs-on: ubuntu-latest',
    '    permissions:',
    '      pages: write',
    '      id-token: write',
    '    environment:',
    '      name: github-pages',
    '    steps:',
    '      - uses: actions/deploy-pages@v4',
  ];
  const up = folder
    ? `${folder
        .split('/')
        .map(() => '..')
        .join('/')}/`
    : '';
  return { path: `${up}.github/workflows/docs.yml`, text: `${lines.join('\n')}\n` };
}

/** A clone has nothing that a build has made. */
function buildSteps(library: FoundPackage, facts: ProjectFacts): string[] {
  const { manager, github, root } = facts;
  if (!library.hasBuild || !needsBuild(library, aliasesFor(library, facts))) return [];
  const folder = posix.join(github?.folder ?? '', relative(root, library.folder).replaceAll('\\', '/'));
  return [
    '      # Demos import what the build of the library makes.',
    `      - run: ${manager} run build`,
    ...inFolder(folder === '.' ? '' : folder),
  ];
}

function inFolder(folder: string): string[] {
  return folder ? [`        working-directory: ${folder}`] : [];
}
