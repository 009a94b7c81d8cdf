// The style sheets of Tailwind variants: what they are made from, when they are made again, what is said where none can
// be made.
import { afterEach, expect, it } from 'vitest';
import { fileSnapshot } from '../../src/disk/file-snapshot.ts';
import { openCache } from '../../src/load/cache.ts';
import type { Project } from '../../src/load/project.ts';
import type { Island } from '../../src/model/island.ts';
import { bundleFile } from '../../src/output/bundle-files.ts';
import { tailwindSheets } from '../../src/output/tailwind-sheets.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

/** A Tailwind that makes one rule of all that it is given. */
const tailwind = `let made = 0;
exports.compile = async (css) => {
  if (css.includes('fault')) throw new Error('Unknown \`fault-4\`');
  return { build: (classes) => '.' + classes.join('-') + '{order:' + ++made + '}' + css.split('\\n').at(-1) };
};
exports.optimize = (code) => ({ code });
`;
const package_ = (version: string) => ({
  'node_modules/@tailwindcss/node/package.json': JSON.stringify({ version, main: 'index.js' }),
  'node_modules/@tailwindcss/node/index.js': tailwind,
});
const island: Island = {
  id: 'content/Ride tailwind',
  module: 'content/Ride tailwind',
  entry: 'content/Ride/tailwind/index.tsx',
  reads: [{ path: 'content/Ride/tailwind/ride.css', hash: 'a' }],
  styling: 'tailwind',
  classes: ['p-4'],
};

/** Sheets of an island as text, with a cache that calls share. */
function sheetsOf(files: Readonly<Record<string, string>>) {
  site = diskSite({ 'content/Ride/tailwind/ride.css': '\n.a { @apply fault-4; }', ...files });
  const cache = openCache(undefined, { release: '', place: '', plugins: '' });
  const project = { config: { root: site.root }, cache } as unknown as Project;
  return async (css: string, own: Partial<Island> = {}) => {
    const {
      sheets,
      files: made,
      problems,
    } = await tailwindSheets(
      project,
      [{ ...island, ...own }],
      {
        modules: new Map([[island.module, 'Ride-tailwind.js']]),
        sheets: new Map([[island.module, 'Ride-tailwind.css']]),
        files: [bundleFile({ path: 'Ride-tailwind.css', contents: Buffer.from(css) })],
      },
      fileSnapshot(site.root),
    );
    expect(made.map(({ path }) => path)).toEqual([...sheets.values()]);
    return made.map(({ read }) => Buffer.from(read()).toString()).join() || [...problems.values()];
  };
}

it('are made from class names and the CSS of the bundle, and again when one of them or the package changes', async () => {
  const sheets = sheetsOf(package_('4.3.5'));
  const within = (order: number, rest = '') => expect.stringMatching(new RegExp(`\\{order:${order}\\}${rest}`));
  const first = await sheets('');
  expect(first).toEqual(within(1));
  expect(await sheets('')).toBe(first);
  expect(await sheets('.b{c:d}')).toEqual(within(2, '\\.b'));
  expect(await sheets('', { classes: ['p-4', 'p-8'] })).toEqual(within(3));
  site.write(package_('4.3.6'));
  expect(await sheets('')).toEqual(within(4));
});

it('need the package, and say so', async () => {
  expect(await sheetsOf({})('')).toEqual([
    {
      rule: 'tailwind-missing',
      severity: 'error',
      file: 'content/Ride/tailwind/index.tsx',
      demo: 'content/Ride tailwind',
      package: '@tailwindcss/node',
    },
  ]);
});

it('tell file and line of what Tailwind does not understand', async () => {
  expect(await sheetsOf(package_('4.3.5'))('.a{@apply fault-4}')).toEqual([
    expect.objectContaining({ rule: 'demo-compile', file: 'content/Ride/tailwind/ride.css', line: 2 }),
  ]);
});
