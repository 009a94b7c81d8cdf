// What the command line says to input that is wrong: the exit code, the place, the sentence, and what is nearest to it.
import { symlinkSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { diskSite, pageText } from '../support/disk-site.ts';
import type { DiskSite } from '../support/disk-site.ts';
import { expectCheckEqualsBuild } from '../support/check-equals-build.ts';
import { runXdocs } from '../support/run-xdocs.ts';

let site: DiskSite;
/** Whether what build and check say of the site has been compared. */
let isCompared: boolean;
const known = new Set<string>();
afterEach(async () => {
  if (!isCompared) await expectCheckEqualsBuild(site.root);
  site.remove();
});

function siteOf(files: Readonly<Record<string, string | Uint8Array>>): DiskSite {
  const key = JSON.stringify(files);
  isCompared = known.has(key);
  known.add(key);
  site = diskSite(files);
  return site;
}

const run = (...args: string[]) => runXdocs(args, { cwd: site.root });
const velo = { 'content/index.md': pageText('Velo') };

describe('xdocs cannot run: exit code 2, a message without a stack, nothing written', () => {
  const cases: Record<string, { files: Record<string, string>; args: string[]; message: RegExp }> = {
    'an unknown config key': {
      files: { ...velo, 'xdocs.config.ts': 'export default { contents: "content" };\n' },
      args: ['build'],
      message: /unknown key "contents"\. Did you mean "content"\?/,
    },
    'an unknown key deep in the config': {
      files: { ...velo, 'xdocs.config.ts': 'export default { footer: { text: "", link: [] } };\n' },
      args: ['build'],
      message: /"footer\.link".*"footer\.links"/,
    },
    'a config value of the wrong kind': {
      files: { ...velo, 'xdocs.config.ts': 'export default { locales: "en" };\n' },
      args: ['build'],
      message: /"locales" must be a list, found "en"/,
    },
    'a config that does not compile': {
      files: { ...velo, 'xdocs.config.ts': 'export default {\n  name: = 1,\n};\n' },
      args: ['check'],
      message: /xdocs\.config\.ts:2:9/,
    },
    'a config that throws': {
      files: { ...velo, 'xdocs.config.ts': 'throw new Error("out of tyres");\n' },
      args: ['build'],
      message: /xdocs\.config\.ts.*out of tyres/,
    },
    'a config without a default export': {
      files: { ...velo, 'xdocs.config.ts': 'export const x = 1;\n' },
      args: ['build'],
      message: /xdocs\.config\.ts has no default export/,
    },
    'a config that promises in vain': {
      files: { ...velo, 'xdocs.config.ts': 'export default Promise.reject("out of tyres");\n' },
      args: ['build'],
      message: /xdocs\.config\.ts cannot be evaluated: out of tyres/,
    },
    'a severity of a rule that is not there': {
      files: { ...velo, 'xdocs.config.ts': 'export default { severity: { "anchor-brokn": "warning" } };\n' },
      args: ['check'],
      message:
        /xdocs\.config\.ts: "severity" names the rule "anchor-brokn", which is not there\. Did you mean "anchor-broken"\?/,
    },
    'a severity that is none': {
      files: { ...velo, 'xdocs.config.ts': 'export default { severity: { "anchor-broken": "off" } };\n' },
      args: ['build'],
      message: /"severity\.anchor-broken" is "error" or "warning", found "off"/,
    },
    'a promised config that is wrong': {
      files: { ...velo, 'xdocs.config.ts': 'export default Promise.resolve({ contents: "content" });\n' },
      args: ['build'],
      message: /unknown key "contents"/,
    },
    'a base that leads out of the output': {
      files: { ...velo, 'xdocs.config.ts': 'export default { base: "../x" };\n' },
      args: ['build'],
      message: /"base" is a path such as "\/docs", found "\.\.\/x"/,
    },
    'a route that leads out of the output': {
      files: { ...velo, 'xdocs.config.ts': 'export default { route: () => "/../content/" };\n' },
      args: ['build'],
      message: /"route" gave "\/\.\.\/content\/" for index\.md/,
    },
    'a route that throws': {
      files: { ...velo, 'xdocs.config.ts': 'export default { route: () => { throw new Error("out of tyres"); } };\n' },
      args: ['build'],
      message: /xdocs\.config\.ts: "route" throws for index\.md: out of tyres/,
    },
    'ads that are none': {
      files: { ...velo, 'ads.ts': 'export default [5];\n', 'xdocs.config.ts': 'export default { ads: "ads.ts" };\n' },
      args: ['build'],
      message: /ads\.ts: "ads\[0\]" must be an object, found 5/,
    },
    'a table of a language that breaks off': {
      files: {
        ...velo,
        'tables/zh.json': '{\n  "a": "b",,\n}\n',
        'xdocs.config.ts': 'export default { locales: ["en", "zh"], translations: "tables" };\n',
      },
      args: ['build'],
      message: /tables\/zh\.json:2:12: /,
    },
    'a plugin of the bundler that throws before any file': {
      files: {
        'content/index.md': pageText('Velo', '{{"demo": "Bell.tsx"}}'),
        'content/Bell.tsx': 'export default () => <p>Ring</p>;\n',
        'xdocs.config.ts':
          'export default { esbuildPlugins: [{ name: "bells", setup() { throw new Error("out of tyres"); } }] };\n',
      },
      args: ['build'],
      message: /The esbuild plugin "bells" of the config throws: out of tyres/,
    },
    'a config file that is not there': {
      files: velo,
      args: ['build', '--config', 'other.config.ts'],
      message: /other\.config\.ts is not there/,
    },
    'a missing content folder': {
      files: { 'xdocs.config.ts': 'export default { content: "contend" };\n', 'content/index.md': pageText('Velo') },
      args: ['build'],
      message: /"content".*contend.*not there.*"content"/,
    },
    'no content folder at all': {
      files: { 'docs/index.md': pageText('Velo') },
      args: ['build'],
      message: /content.*not there/,
    },
    'an unknown flag': { files: velo, args: ['build', '--cleen'], message: /unknown option '--cleen'[^]*--clean/ },
    'an unknown command': { files: velo, args: ['biuld'], message: /unknown command 'biuld'[^]*build/ },
    'a port that is none': { files: velo, args: ['serve', '--port', 'many'], message: /port[^]*65535/ },
    'an unknown format': { files: velo, args: ['check', '--format', 'xml'], message: /text, json/ },
    'a path that is not there': {
      files: velo,
      args: ['check', 'content/indx.md'],
      message: /content\/indx\.md is no file or folder of the site\. Did you mean "content\/index\.md"\?/,
    },
    'a file that is no part of the site': {
      files: { ...velo, 'NOTES.txt': '' },
      args: ['check', 'NOTES.txt'],
      message: /NOTES\.txt is no file or folder of the site/,
    },
    'a redirect that leads out of the output': {
      files: {
        ...velo,
        'xdocs.config.ts': 'export default { redirects: "moved.ts" };\n',
        'moved.ts': "export default {\n  '/../../evil/': '/',\n};\n",
      },
      args: ['build'],
      message: /moved\.ts:2:3: "\/\.\.\/\.\.\/evil\/" must be a pathname/,
    },
    'a folder for the output where a file stands': {
      files: { ...velo, 'NOTES.txt': '' },
      args: ['build', '--out', 'NOTES.txt/build'],
      message: /output folder .*NOTES\.txt\/build cannot be written: ENOTDIR/,
    },
    'a path that is not of the project': {
      files: velo,
      args: ['check', '../elsewhere'],
      message: /elsewhere.*outside/,
    },
    'a navigation that is no list': {
      files: { ...velo, 'content/navigation.ts': 'export default { pathname: "/" };\n' },
      args: ['build'],
      message: /navigation\.ts.*list/,
    },
  };

  it.each(Object.entries(cases))('%s', async (_, { files, args, message }) => {
    const root = siteOf(files);
    const { code, stdout, stderr } = await run(...args);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at .*:\d+:\d+/);
    expect(code).toBe(2);
    expect(stdout).not.toContain('✓');
    expect(() => root.read('build/index.html')).toThrow();
  });
});

it('a link that leads back to a folder above it', async () => {
  const root = siteOf({ ...velo, 'content/bells/index.md': pageText('Bells') });
  symlinkSync(root.path('content'), root.path('content/bells/loop'), 'junction');
  const { code, stderr } = await run('build');
  expect(stderr).toMatch(/content\/bells\/loop error The link leads back to content/);
  expect(code).toBe(1);
  expect(root.read('build/bells/index.html')).toContain('Bells');
});

it('shows the lines around a problem, and a caret below its column', async () => {
  siteOf({ 'content/index.md': pageText('Velo', 'Before.\n\nSee [there](/stations/).\n\nAfter.') });
  const { stdout } = await run('check');
  expect(stdout).toContain('> 7 | See [there](/stations/).');
  const lines = stdout.split('\n');
  const shown = lines.findIndex((line) => line.includes('> 7 |'));
  expect(lines[shown]!.charAt(lines[shown + 1]!.indexOf('^'))).toMatch(/[[/]/);
});

it('names files so that they can be opened from the working folder, whatever folder the config is in', async () => {
  siteOf({
    'docs/xdocs.config.ts': "export default { name: 'Velo' };\n",
    'docs/content/index.md': pageText('Velo', 'See [there](/stations/).'),
    'notes/today.md': '',
  });
  for (const config of ['docs/xdocs.config.ts', site.path('docs/xdocs.config.ts')]) {
    const { code, stdout } = await run('check', '--config', config);
    expect(stdout).toMatch(/^docs\/content\/index\.md:5:\d+ error [^]*> 5 \| See \[there\]/m);
    expect(code).toBe(1);
  }
  expect((await run('build', '--config', site.path('docs/xdocs.config.ts'), '--out', 'made')).stderr).toMatch(
    /^docs\/content\/index\.md:5:\d+ error [^]*> 5 \| See \[there\]/m,
  );
  const beside = await runXdocs(['check', '--config', '../docs/xdocs.config.ts', '../docs/content'], {
    cwd: site.path('notes'),
  });
  expect(beside.stdout).toMatch(/^\.\.\/docs\/content\/index\.md:5:\d+ error [^]*> 5 \|/m);
  const { stdout } = await run('check', '--config', 'docs/xdocs.config.ts', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({ problems: [{ file: 'content/index.md' }] });
});

it('says where no cache can be written, once, and is not kept from its work', async () => {
  siteOf({ ...velo, '.xdocs': 'No folder.' });
  const warning =
    /^\.xdocs warning The cache cannot be written \(E\w+: [^\n]+\), so the next run[^\n]* cache-unwritable$/gm;
  const built = await run('build');
  expect(built.stderr.match(warning)).toHaveLength(1);
  expect(built.code).toBe(0);
  const checked = await run('check');
  expect(checked.stdout.match(warning)).toHaveLength(1);
  expect(checked.code).toBe(0);
  expect((await run('build', '--no-cache')).stderr).toBe('');
});

it('shows an error in the place of what could not be made', async () => {
  const root = siteOf({ 'content/index.md': pageText('Velo', 'Before.\n\n{{"demo": "Gone.tsx"}}\n\nAfter.') });
  await run('build');
  const html = root.read('build/index.html');
  expect(html).toMatch(/Before\.[^]*error-box[^]*Gone\.tsx[^]*content\/index\.md:7[^]*After\./);
});

it('takes a rule’s problems as severely as the config says', async () => {
  const text = pageText('Velo', 'See [the bells](#bells).\n\n{{"demo": "Bell.js", "bg": "sparkling"}}');
  siteOf({
    'content/index.md': text,
    'content/Bell.js': 'export default () => <p>Ring</p>;\n',
    'xdocs.config.ts': "export default { severity: { 'anchor-broken': 'warning' } };\n",
  });
  for (const command of ['build', 'check']) {
    const { code, stderr, stdout } = await run(command);
    expect([code, stderr + stdout]).toEqual([
      0,
      expect.stringMatching(/content\/index\.md:5:5 warning .*#bells.* anchor-broken/),
    ]);
  }
  site.write({
    'xdocs.config.ts':
      "export default { severity: { 'anchor-broken': 'warning', 'directive-background': 'error' } };\n",
  });
  expect((await run('check')).code).toBe(1);
});

it('exits with 0 where there are warnings only', async () => {
  siteOf({
    'content/index.md': pageText('Velo', '{{"demo": "Bell.js", "bg": "sparkling"}}'),
    'content/Bell.js': 'export default () => <p>Ring</p>;\n',
  });
  const built = await run('build');
  expect(built.stderr).toMatch(/content\/index\.md:5(:\d+)? warning .*"sparkling"/);
  expect(built.code).toBe(0);
  expect((await run('check')).code).toBe(0);
});
