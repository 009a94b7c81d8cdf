// The component that the config puts around demos: on both sides, known to the cache, and blamed for its own faults.
import { afterEach, expect, it } from 'vitest';
import { sentenceOf } from '../../src/report/sentences.ts';
import { plainIslands, readyProject } from '../support/bundled-demos.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

const react = 'export const createElement = (type, props, child) => type({ ...props, children: child });\n';
const wrapper = (words: string) => ({
  'project/Theme.js': `import { words } from './words';\nexport default ({ children }) => words + '(' + children + ')';\n`,
  'project/words.js': `export const words = '${words}';\n`,
});
const files = {
  ...plainIslands,
  ...wrapper('blue'),
  'project/package.json': '{}',
  'project/content/Ride.js': "export default () => 'a ride';\n",
  'project/content/Stop.js': "export default () => 'a stop';\n",
  'project/node_modules/react/package.json': '{ "name": "react" }',
  'project/node_modules/react/index.js': react,
};
const entries = ['project/content/Ride.js', 'project/content/Stop.js'];

it('stands around demos on both sides, and a change of what it imports renders them again', async () => {
  site = diskSite(files);
  const { ready } = readyProject(site, {}, { demoWrappers: [{ module: site.path('project/Theme.js') }] });
  const htmlOf = (made: Awaited<ReturnType<typeof ready>>) => [...made.renderings.values()].map(({ html }) => html);
  const first = await ready(entries);
  expect(first.problems).toEqual([]);
  expect(htmlOf(first)).toEqual(['blue(a ride)', 'blue(a stop)']);
  const code = first.files.map((file) => Buffer.from(file.make().contents).toString());
  expect(code.join('\n')).toMatch(/"blue"|'blue'/);
  site.write(wrapper('green'));
  const second = await ready(entries);
  expect(htmlOf(second)).toEqual(['green(a ride)', 'green(a stop)']);
  expect(second.modules).not.toEqual(first.modules);
});

it('is known to the cache: with it or without, as a clean build renders them', async () => {
  site = diskSite(files);
  const { configure, ready } = readyProject(site);
  const htmlOf = async () => (await ready(entries)).renderings.get('project/content/Ride')!.html;
  expect(await htmlOf()).toBe('a ride');
  configure({ demoWrappers: [{ folder: site.path('project/content'), module: site.path('project/Theme.js') }] });
  expect(await htmlOf()).toBe('blue(a ride)');
});

it('without a default export is one problem, in its own file', async () => {
  site = diskSite({ ...files, 'project/Theme.js': 'export const Theme = () => null;\n' });
  const { ready } = readyProject(site, {}, { demoWrappers: [{ module: site.path('project/Theme.js') }] });
  const { problems } = await ready(entries);
  const [problem] = problems;
  expect(new Set(problems.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(problem).toMatchObject({ rule: 'demo-compile', file: 'Theme.js' });
  expect(sentenceOf(problem!)).toBe(
    'The demo project/content/Ride and 1 more do not compile: the "demoWrapper" has no default export, which must be a component with children',
  );
});
