// Demos made ready once and again: what is kept for the next run, and what is said where nothing can be.
import type { Plugin } from 'esbuild';
import { afterEach, describe, expect, it } from 'vitest';
import type { OwnGraph } from '../../src/bundle/own-graph.ts';
import { plainIslands, readyProject } from '../support/bundled-demos.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

const files = {
  ...plainIslands,
  'project/package.json': '{}',
  'project/content/Ride.js': "import kit from 'kit';\nexport default () => kit.words;\n",
  'project/content/Icon.js': "import icon from './icon.txt?raw';\nexport default () => icon;\n",
  'project/content/icon.txt': 'an icon',
  'project/node_modules/kit/package.json':
    '{ "name": "kit", "browser": { "fs": false, "./cut.js": false, "cut": false } }',
  'project/node_modules/kit/index.js':
    "const fs = require('fs');\nrequire('./cut.js');\nrequire('cut');\nmodule.exports = { words: typeof fs };\n",
  'project/node_modules/kit/cut.js': '',
  'project/node_modules/cut/package.json': '{ "name": "cut" }',
  'project/node_modules/cut/index.js': '',
};

/** A plugin that counts the bundles which it sees begin. */
function counting(more?: (build: Parameters<Plugin['setup']>[0]) => void) {
  const count = { bundles: 0 };
  const plugin: Plugin = {
    name: 'counting',
    setup(build) {
      if (build.initialOptions.bundle) count.bundles++;
      more?.(build);
    },
  };
  return { count, plugin };
}

it('are taken from the cache where a package switches modules off, and where a plugin adds to a path', async () => {
  site = diskSite(files);
  const { count, plugin } = counting(({ onResolve, onLoad }) => {
    onResolve({ filter: /\?raw$/ }, () => ({ path: site.path('project/content/icon.txt'), suffix: '?raw' }));
    onLoad({ filter: /\.txt$/ }, () => ({ contents: 'an icon', loader: 'text' }));
  });
  const { ready } = readyProject(site, { plugins: [plugin] });
  const entries = ['project/content/Ride.js', 'project/content/Icon.js'];
  const first = await ready(entries);
  expect(first.problems).toEqual([]);
  expect((await ready(entries)).modules).toEqual(first.modules);
  expect(count.bundles).toBe(2);
  site.write({ 'project/content/icon.txt': 'another icon' });
  await ready(entries);
  expect(count.bundles).toBe(4);
});

it('are bundled again where a plugin makes up a path, and the build says so', async () => {
  site = diskSite({ ...files, 'project/content/Made.js': "import up from 'made-up';\nexport default () => up;\n" });
  const { count, plugin } = counting(({ onResolve, onLoad }) => {
    onResolve({ filter: /^made-up$/ }, () => ({ path: site.path('project/content/made-up.js') }));
    onLoad({ filter: /made-up\.js$/ }, () => ({ contents: 'export default 1;' }));
  });
  const { ready } = readyProject(site, { plugins: [plugin] });
  for (const bundles of [2, 4]) {
    expect((await ready(['project/content/Made.js'])).problems).toEqual([
      { rule: 'bundle-not-cached', severity: 'warning', file: 'content/made-up.js', others: 0 },
    ]);
    expect(count.bundles).toBe(bundles);
  }
});

it('are rendered again where a file that they are made of has changed, however far away, and as a clean build renders them', async () => {
  const words = (text: string) => ({ 'project/content/words.js': `export const words = '${text}';\n` });
  const demo = (from: string) => `import { words } from '${from}';\nexport default () => words;\n`;
  site = diskSite({
    ...files,
    ...words('first'),
    'project/content/deep.js': "export { words } from './words';\n",
    'project/content/Near.js': demo('./words'),
    'project/content/Far.js': demo('./deep'),
    'project/content/Alone.js': 'export default () => 1;\n',
  });
  const entries: string[][] = [];
  const plugin: Plugin = {
    name: 'entries',
    setup({ initialOptions }) {
      const { bundle, platform, entryPoints } = initialOptions;
      if (bundle && platform === 'node') entries.push((entryPoints as { in: string }[]).map((entry) => entry.in));
    },
  };
  const all = ['Near', 'Far', 'Alone', 'Ride'].map((name) => `project/content/${name}.js`);
  const { ready } = readyProject(site, { plugins: [plugin] });
  const html = async (from = ready) =>
    Object.fromEntries([...(await from(all)).renderings].map(([id, rendering]) => [id.split('/')[2], rendering.html]));
  expect(await html()).toEqual({ Near: 'first', Far: 'first', Alone: '1', Ride: 'object' });
  site.write(words('second'));
  const warm = await html();
  expect(warm).toEqual({ Near: 'second', Far: 'second', Alone: '1', Ride: 'object' });
  expect(entries.at(-1)).toEqual(['demo:project/content/Near', 'demo:project/content/Far']);
  expect(await html(readyProject(site).ready)).toEqual(warm);
  // A package stands for all that it holds.
  site.write({
    'project/node_modules/kit/package.json': '{ "name": "kit", "version": "2.0.0" }',
    'project/node_modules/kit/index.js': "module.exports = { words: 'second kit' };\n",
  });
  expect(await html()).toMatchObject({ Near: 'second', Ride: 'second kit' });
  // Nothing has changed, and nothing is bundled for the server.
  const bundled = entries.length;
  await html();
  expect(entries).toHaveLength(bundled);
});

describe('those that number classes by the order in which they were first asked for, as some libraries do', () => {
  const classes = (wheel: string, count: number) =>
    `import { classFor } from 'numbered';\nexport default () => Array.from({ length: ${count} }, (_, each) => classFor('${wheel}' + each)).at(-1);\n`;
  const numbered = {
    ...files,
    'project/node_modules/numbered/package.json': '{ "name": "numbered", "type": "module" }',
    'project/node_modules/numbered/index.js':
      'const known = new Map();\nexport const classFor = (text) => {\n  if (!known.has(text)) known.set(text, `root-${known.size}`);\n  return known.get(text);\n};\n',
  };
  const entries = (names: readonly string[]) => names.map((name) => `project/content/${name}.js`);
  const found = async (all: readonly string[], from = readyProject(site).ready) => {
    const { renderings, problems } = await from(entries(all));
    return {
      html: [...renderings].map(([id, rendering]) => `${id} ${rendering.html}`).sort(),
      problems: problems.map(({ rule, file }) => `${rule} ${file}`).sort(),
    };
  };

  it.each([
    ['another number of them each', (index: number) => 2 ** index],
    // The middle one of an odd number gets the same from both sides.
    ['as many each', () => 2],
  ])('are told so when one of them is changed, as in a clean build: %s', async (_, count) => {
    site = diskSite({
      ...numbered,
      ...Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e'].map((name, index) => [`project/content/${name}.js`, classes(name, count(index))]),
      ),
    });
    const all = ['a', 'b', 'Ride', 'c', 'd', 'e'];
    const { ready } = readyProject(site);
    expect((await found(all, ready)).problems).toHaveLength(5);
    const changes: Record<string, string>[] = [
      { 'project/content/b.js': classes('another wheel', 2) },
      { 'project/content/b.js': "export default () => 'no classes';\n" },
      { 'project/content/b.js': classes('b', 2), 'project/content/Ride.js': classes('ride', 16) },
    ];
    for (const change of changes) {
      site.write(change);
      expect(await found(all, ready)).toEqual(await found(all));
    }
  });

  it('are told so when the one that is changed has company that only its words were changed of, as in a clean build', async () => {
    site = diskSite({
      ...numbered,
      ...Object.fromEntries(['a', 'b'].map((name) => [`project/content/${name}.js`, classes(name, 2)])),
    });
    const { ready } = readyProject(site);
    expect((await found(['a', 'b'], ready)).problems).toHaveLength(2);
    site.write({
      'project/content/a.js': `// A word.\n${classes('a', 2)}`,
      'project/content/b.js': classes('another wheel', 3),
    });
    expect(await found(['a', 'b'], ready)).toEqual(await found(['a', 'b']));
    expect((await found(['a', 'b'], ready)).problems).toHaveLength(2);
  });

  it('are told so when another is added, and no longer when all others are removed, as in a clean build', async () => {
    const names = ['a', 'b', 'c', 'd'];
    site = diskSite({
      ...numbered,
      'project/node_modules/plain/package.json': '{ "name": "plain", "type": "module" }',
      'project/node_modules/plain/index.js': 'export const word = 1;\n',
      // What all share besides says nothing of who counts.
      ...Object.fromEntries(
        names.map((name) => [
          `project/content/${name}.js`,
          `import { word } from 'plain';\n${classes(name, 2)}word;\n`,
        ]),
      ),
      'project/content/steady.js': "import { word } from 'plain';\nexport default () => word;\n",
    });
    const { ready } = readyProject(site);
    const told: number[] = [];
    for (const count of [1, 2, 3, 4, 3, 2, 1]) {
      const all = ['steady', ...names.slice(0, count)];
      const now = await found(all, ready);
      expect(now).toEqual(await found(all));
      told.push(now.problems.length);
    }
    expect(told).toEqual([0, 2, 3, 4, 3, 2, 0]);
  });
});

it('are begun before the site is whole: what is known then is bundled once, and the result is the same', async () => {
  site = diskSite(files);
  const entries = ['project/content/Ride.js', 'project/content/Icon.js'];
  const raw = counting(({ onResolve }) =>
    onResolve({ filter: /\?raw$/ }, () => ({ path: site.path('project/content/icon.txt') })),
  );
  const options = { plugins: [raw.plugin], loaders: { '.txt': 'text' } } as const;
  const whole = await readyProject(site, options).ready(entries);
  expect(whole.problems).toEqual([]);
  expect(raw.count.bundles).toBe(2);
  const { begin, ready } = readyProject(site, options);
  const plain = (made: typeof whole) => ({
    ...made,
    files: made.files.map(({ path, make }) => [path, Buffer.from(make().contents).toString()]),
    sourcesOf: undefined,
  });
  expect(plain(await ready(entries, begin(entries)))).toEqual(plain(whole));
  expect(raw.count.bundles).toBe(4);
  // One that was not known is rendered beside the others, in their order; one that is not there in the end shows nowhere.
  for (const known of [entries.slice(1), [...entries, 'project/content/Gone.js']]) {
    const late = readyProject(site, options);
    expect(plain(await late.ready(entries, late.begin(known)))).toEqual(plain(whole));
  }
});

it('are not looked into for what they import until one, or what directs its compiler, is another', () => {
  site = diskSite({ ...files, 'project/tsconfig.json': '{ "extends": "./base.json" }', 'project/base.json': '{}' });
  const { floors } = readyProject(site);
  const imports: OwnGraph = new Map([['demo:Ride', [['content/Ride.js', ['default'], './Ride.js']]]]);
  const from = { inputs: [site.path('project/content/Ride.js')], absent: [] };
  const keep = () => floors().graphs.set('Ride', 'demos', imports, from);
  const known = (madeFrom = 'demos') => floors().graphs.get('Ride', madeFrom);
  expect(known()).toBeUndefined();
  keep();
  expect([known(), known('other demos')]).toEqual([imports, undefined]);
  const changes: readonly Readonly<Record<string, string>>[] = [
    { 'project/content/Ride.js': "import { words } from 'kit';\nexport default () => words;\n" },
    { 'project/base.json': '{ "compilerOptions": { "verbatimModuleSyntax": true } }' },
    { 'project/content/tsconfig.json': '{}' },
  ];
  for (const changed of changes) {
    keep();
    site.write(changed);
    expect([changed, known()]).toEqual([changed, undefined]);
  }
  keep();
  expect(known()).toEqual(imports);
});
