// The site's setup where demos are rendered: it runs before them, is known to the cache, and stops none that needs no
// browser.
import { afterEach, expect, it } from 'vitest';
import { plainIslands, readyProject } from '../support/bundled-demos.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

const setup = (line: string) => ({
  'project/setup.js': `import { keys } from './keys.js';\n${line}\n`,
});
const files = {
  ...plainIslands,
  ...setup("keys.bells = 'gold';"),
  'project/package.json': '{}',
  'project/keys.js': 'export const keys = {};\n',
  'project/content/Bell.js': "import { keys } from '../keys.js';\nexport default () => 'key ' + keys.bells;\n",
};

it('runs before a demo, with it or without as a clean build renders it, and a change renders the demo again', async () => {
  site = diskSite(files);
  const { configure, ready } = readyProject(site);
  const htmlOf = async () => (await ready(['project/content/Bell.js'])).renderings.get('project/content/Bell')!.html;
  expect(await htmlOf()).toBe('key undefined');
  configure({ demoSetup: site.path('project/setup.js') });
  expect(await htmlOf()).toBe('key gold');
  site.write(setup("keys.bells = 'iron';"));
  expect(await htmlOf()).toBe('key iron');
});

it('that needs a browser stops no demo', async () => {
  site = diskSite({ ...files, ...setup("window.bells = 'gold';") });
  const { ready } = readyProject(site, {}, { demoSetup: site.path('project/setup.js') });
  const { renderings, problems } = await ready(['project/content/Bell.js']);
  expect(problems).toEqual([]);
  expect(renderings.get('project/content/Bell')!.html).toBe('key undefined');
});
