// What a demo imports for its effects is there, also where the project's manifest says that its modules have none.
import { expect, it } from 'vitest';
import { bundledDemos, plainIslands } from '../support/bundled-demos.ts';
import { diskSite } from '../support/disk-site.ts';

const site = diskSite({
  ...plainIslands,
  'project/package.json': '{ "name": "@acme/lib", "sideEffects": false }',
  'project/docs/A.js':
    "import './fill.js'; import './a.css'; import '@acme/quiet'; import { used } from './helpers.js'; export default () => used;",
  'project/docs/a.css': '.a { color: red }',
  'project/docs/fill.js': "import './more.js';\nglobalThis.filled = 'filled';\n",
  'project/docs/more.js': "globalThis.more = 'more of it';\n",
  'project/docs/helpers.js': "export const used = 'used'; export const left = 'left over';\n",
  'project/docs/setup.js': "globalThis.setUp = 'set up';\n",
  'project/node_modules/@acme/quiet/package.json':
    '{ "name": "@acme/quiet", "main": "index.js", "sideEffects": false }',
  'project/node_modules/@acme/quiet/index.js': "globalThis.quiet = 'loud';\n",
});

it.each(['browser', 'server'] as const)('is kept for the %s, and nothing else is', async (side) => {
  const { files, sheets, inputs, absent } = await bundledDemos(site, ['project/docs/A.js'], {
    side,
    sources: [site.path('project/docs')],
    setup: site.path('project/docs/setup.js'),
  });
  const text = files.map(({ contents }) => Buffer.from(contents).toString()).join('\n');
  for (const kept of ['filled', 'more of it', 'set up', 'used']) expect(text).toContain(kept);
  for (const left of ['loud', 'left over']) expect(text).not.toContain(left);
  if (side === 'browser') expect(sheets.size).toBe(1);
  expect(inputs).toContain(site.path('project/docs/more.js'));
  expect(absent.filter((file) => file.includes('kept'))).toEqual([]);
});
