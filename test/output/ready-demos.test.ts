// Demos made ready once and again: what is kept for the next run, and what is said where nothing can be.
import type { Plugin } from 'esbuild';
import { afterEach, expect, it } from 'vitest';
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
