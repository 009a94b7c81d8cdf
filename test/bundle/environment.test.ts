// What demos read of the environment: variables that are not given are undefined, wherever they are looked for, and modules that
// read none are not made to load what holds them.
import { afterEach, expect, it } from 'vitest';
import { bundledDemos, codeOf } from '../support/bundled-demos.ts';
import { libraries, library, resultOf } from '../support/demo-libraries.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';
import { projectFrom } from '../support/site-from.ts';

let site: DiskSite;
afterEach(() => site.remove());

it('has no variable that nobody gave, and costs nothing where nobody asks', async () => {
  site = diskSite({
    ...libraries,
    // Required, so that the bundler runs each module by a call.
    ...library('old', { 'index.js': "exports.sound = () => require('new').sound();\n" }),
    ...library('new', { 'index.mjs': "export const sound = () => 'ding';\n" }, { main: 'index.mjs' }),
    'project/docs/Reads.tsx': `export default () => {
  const { PATH } = process.env;
  return [PATH, process.env.HOME, { ...process.env }, Object.keys(process.env), 'TMP' in process.env, process.env['A' + 'B'] ?? 'none'];
};
`,
    'project/docs/Rings.tsx': "import { sound } from 'old';\nexport default () => sound();\n",
  });
  const { define } = projectFrom({}).bundling;
  const entries = ['project/docs/Reads.tsx', 'project/docs/Rings.tsx'];
  const bundle = await bundledDemos(site, entries, { define, publicPath: './' });
  const run = (name: string) => resultOf(site, bundle.files, bundle.modules.get(`project/docs/${name}`)!);
  expect(await run('Reads')).toEqual([undefined, undefined, {}, [], false, 'none']);
  expect(await run('Rings')).toBe('ding');
  expect(codeOf(bundle)).not.toMatch(/init_define|define:process/);
});
