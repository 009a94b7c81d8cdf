// What an author has to mend: exit code 1, file and line, what is nearest to it, and the rest of the site is made. All
// faults stand in one site: none may hide another.
import { existsSync, symlinkSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskSite, pageText } from '../support/disk-site.ts';
import type { DiskSite } from '../support/disk-site.ts';
import { expectSameProblems } from '../support/check-equals-build.ts';
import { runXdocs, type EndedRun } from '../support/run-xdocs.ts';

/** Faults of pages and demos, each in a folder of its own below the content folder. */
const directive = (text: string) => ({ 'content/index.md': pageText('Velo', text) });
const pageCases: Record<string, { files: Record<string, string | Uint8Array>; message: RegExp }> = {
  'front matter that cannot be read': {
    files: { 'content/index.md': `---\ncomponents: [Bell, Horn\n---\n\n${pageText('Velo')}` },
    message: /content\/index\.md:\d+(:\d+)? error The front matter/,
  },
  'an unknown front-matter key': {
    files: { 'content/index.md': `---\ntitel: Velo\n---\n\n${pageText('Velo')}` },
    message: /content\/index\.md:2(:\d+)? error .*"titel".*"title"/,
  },
  'a malformed directive': {
    files: directive('{{"demo": "Bell.tsx",}}'),
    message: /content\/index\.md:5:\d+ error The directive is no JSON/,
  },
  'an unknown directive option': {
    files: {
      ...directive('{{"demo": "Bell.js", "hideToolbr": true}}'),
      'content/Bell.js': 'export default () => <p>Ring</p>;\n',
    },
    message: /content\/index\.md:5:\d+ error .*"hideToolbr".*"hideToolbar"/,
  },
  'a demo that is not there': {
    files: { ...directive('{{"demo": "Bel.tsx"}}'), 'content/Bell.tsx': 'export default () => <p>Ring</p>;\n' },
    message: /content\/index\.md:5:\d+ error The demo "Bel\.tsx" is not there\. Did you mean "Bell\.tsx"\?/,
  },
  'a demo that does not compile': {
    files: {
      ...directive('{{"demo": "Bell.tsx"}}'),
      'content/Bell.tsx': 'export default function Bell() {\n  return <p>Ring</b>;\n}\n',
    },
    message: /content\/Bell\.tsx:2:\d+ error The demo .*Bell does not compile/,
  },
  'a demo that imports what is not there': {
    files: {
      ...directive('{{"demo": "Bell.tsx"}}'),
      'content/Bell.tsx': "import { ring } from './rings';\n\nexport default () => <p>{ring}</p>;\n",
      'content/ring.ts': 'export const ring = 1;\n',
    },
    message: /content\/Bell\.tsx:1:\d+ error .*"\.\/rings" leads nowhere.*"ring"/,
  },
  'a demo that imports two things that are not there': {
    files: {
      ...directive('{{"demo": "Bell.tsx"}}'),
      'package.json': '{"name": "velo", "dependencies": {"@velo/kit": "1"}}',
      'content/Bell.tsx':
        "import { ring } from './rings';\nimport { bell } from '@velo/kti/bell';\nimport { horn } from 'velo-horn';\n\nexport default () => <p>{ring + bell + horn}</p>;\n",
      'content/ring.ts': 'export const ring = 1;\n',
    },
    message:
      /content\/Bell\.tsx:1:\d+ error The import "\.\/rings"[^]*Bell\.tsx:2:\d+ error The import "@velo\/kti\/bell" leads nowhere\. Did you mean "@velo\/kit\/bell"\?[^]*Bell\.tsx:3:\d+ error The import "velo-horn" leads nowhere\./,
  },
  'a demo without a default export': {
    files: { ...directive('{{"demo": "Bell.js"}}'), 'content/Bell.js': 'export const Bell = () => <p>Ring</p>;\n' },
    message:
      /content\/Bell\.js:1:1 error The demo content\/Bell has no default export; its default export renders without props/,
  },
  'an empty demo': {
    files: { ...directive('{{"demo": "Bell.js"}}'), 'content/Bell.js': '' },
    message: /content\/Bell\.js:1:1 error The demo content\/Bell has no default export/,
  },
  'a demo whose default export is no component': {
    files: { ...directive('{{"demo": "Bell.js"}}'), 'content/Bell.js': 'const bell = 5;\nexport default bell;\n' },
    message: /content\/Bell\.js error The default export of the demo content\/Bell is a number/,
  },
  'a demo that is not UTF-8': {
    files: {
      ...directive('{{"demo": "Bell.js"}}'),
      'content/Bell.js': Buffer.from('// Caf\u00e9\nexport default () => <p>Ring</p>;\n', 'latin1'),
    },
    message: /content\/Bell\.js:1:7 error The file is not UTF-8/,
  },
  'an included file that is not UTF-8': {
    files: {
      ...directive('```tsx file=./Bell.tsx\n```'),
      'content/Bell.tsx': Buffer.from('// Caf\u00e9\n', 'latin1'),
    },
    message: /content\/Bell\.tsx:1:7 error The file is not UTF-8/,
  },
  'a file whose name no link can hold': {
    files: { 'content/a#b.md': pageText('Sharp') },
    message: /content\/a#b\.md error The name of the file has the character "#"/,
  },
  'a broken link': {
    files: directive('[There](/stations/)'),
    message: /content\/index\.md:5:\d+ error The link \/stations\/ leads to no page/,
  },
  'a broken anchor': {
    files: directive('[There](#harbor)\n\n## Harbour'),
    message: /content\/index\.md:5:\d+ error .*"#harbor".*"#harbour"/,
  },
  'an open callout': {
    files: directive(':::info\nNever closed.'),
    message: /content\/index\.md:5(:\d+)? error The "info" block/,
  },
  'a file that is not UTF-8': {
    files: { 'content/latin.md': Buffer.from(pageText('Caf\u00e9', 'Caf\u00e9'), 'latin1') },
    message: /content\/latin\.md:1:6 error The file is not UTF-8/,
  },
  'two files for one route': {
    files: { 'content/bells/bells.md': pageText('Bells'), 'content/bells/index.md': pageText('Rings') },
    message: /content\/bells\/\w+\.md error The route \/\S+\/bells\/ is taken by content\/bells\/\w+\.md/,
  },
};
/** Faults of the config, the navigation and the copied files. */
const siteFiles: Record<string, string | Uint8Array> = {
  'package.json': '{"name": "velo", "dependencies": {"@velo/kit": "1"}}',
  'xdocs.config.ts':
    'export default { logo: "/lgo.svg", redirects: "moved.ts", esbuildPlugins: [{ name: "bells", setup(build) { build.onLoad({ filter: /Ring/ }, () => { throw new Error("out of tyres"); }); } }] };\n',
  'content/index.md': pageText('Velo', '{{"demo": "Ring.js"}}'),
  'content/fine.md': pageText('Fine'),
  'content/navigation.ts':
    'export default [{ title: "x" }, null, { pathname: "/", title: 5 }, { pathname: "/fine/", linkProps: "x", plan: "gold" }, { pathname: "nolead/" }];\n',
  'content/Ring.js': 'export default () => <p>Ring</p>;\n',
  'content/bells.md': pageText('Bells'),
  'content/horns.md': pageText('Horns'),
  'content/pages.json.md': pageText('Worker'),
  'moved.ts': "export default {\n  '/wheel.svg': '/',\n};\n",
  'public/bells': 'A file.',
  'public/horns/index.html': 'Mine.',
  'public/llms.txt': 'Mine.',
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/site.webmanifest': '{}',
  'public/wheel.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const siteCases: Record<string, RegExp> = {
  'a plugin of the bundler that throws at a file':
    /content\/Ring\.js error The demo content\/Ring does not compile: the esbuild plugin "bells" throws: out of tyres/,
  'entries of a navigation':
    /content\/navigation\.ts error The navigation has an entry that is not right: "navigation\[0\]\.pathname" is missing[^]*"navigation\[1\]" must be an object[^]*"navigation\[2\]\.title" must be a text/,
  'a logo that is not there':
    /xdocs\.config\.ts:1:\d+ error The file "\/lgo\.svg" is not there\. Did you mean "\/logo\.svg"\?/,
  'a copied file in the place of a page':
    /public\/bells error This file and content\/bells\.md claim the same place in the output, bells; this one is left out/,
  'a copied file in the place of a page’s own':
    /public\/horns\/index\.html error This file and content\/horns\.md claim the same place in the output, horns\/index\.html/,
  'a copied file in the place of one that is made':
    /public\/llms\.txt error This file and one that xdocs makes claim the same place in the output, llms\.txt[^]*public\/site\.webmanifest error/,
  'a page in the place of a file that is made':
    /content\/pages\.json\.md error This file and one that xdocs makes claim the same place in the output, pages\.json; the other is left out/,
  'a link among the copied files that leads nowhere':
    /public\/tyre\.svg error The file cannot be read: the link leads nowhere/,
  'a redirect in the place of a copied file':
    /public\/wheel\.svg error This file and moved\.ts claim the same place in the output, wheel\.svg/,
};

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
const placed = Object.entries(pageCases).map(([name, { files, message }]) => {
  const folder = `content/${slugOf(name)}`;
  const moved = Object.entries({ 'content/index.md': pageText('Velo'), ...files }).map(
    ([path, content]) => [path.replace('content', folder), content] as const,
  );
  const source = message.source.replaceAll(String.raw`content\/`, String.raw`${folder}\/`);
  return { name, folder, files: Object.fromEntries(moved), message: new RegExp(source) };
});

let site: DiskSite;
let built: EndedRun;
let checked: EndedRun;
beforeAll(async () => {
  site = diskSite(Object.assign({ ...siteFiles }, ...placed.map(({ files }) => files)));
  symlinkSync('none.svg', site.path('public/tyre.svg'));
  built = await runXdocs(['build'], { cwd: site.root });
  checked = await runXdocs(['check'], { cwd: site.root });
});
afterAll(() => site.remove());

it.each([...placed.map(({ name, message }) => [name, message] as const), ...Object.entries(siteCases)])(
  '%s',
  (_, message) => {
    expect(built.stderr).toMatch(message);
    expect(checked.stdout).toMatch(message);
  },
);

it('ends with exit code 1, and check says what build says', () => {
  expect([built.code, checked.code]).toEqual([1, 1]);
  expect(built.stderr).not.toContain('bug of xdocs');
  expectSameProblems(built.stderr, checked.stdout);
});

it('says each fault once, and nothing that follows from it', () => {
  expect(checked.stdout.match(/error The import "\.\/rings"/g)).toHaveLength(2);
  expect(checked.stdout).not.toMatch(/throws on the server|TS2307/);
});

it('makes the rest of the site', () => {
  expect(site.read('build/fine/index.html')).toContain('<h1>Fine</h1>');
  expect(site.read('build/index.html')).toContain('<h1>Velo</h1>');
  const missing = placed.filter(
    ({ folder }) => !existsSync(site.path(`${folder.replace('content', 'build')}/index.html`)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});
