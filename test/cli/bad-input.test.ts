// What the command line says to input that is wrong: the exit code, the place, the sentence, and what is nearest to it.
import { symlinkSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { diskSite, pageText } from '../support/disk-site.ts';
import type { DiskSite } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';

let site: DiskSite;
afterEach(() => site.remove());

function siteOf(files: Readonly<Record<string, string | Uint8Array>>): DiskSite {
  site = diskSite(files);
  return site;
}

const run = (...args: string[]) => runXdocs(args, { cwd: site.root });
const velo = { 'content/index.md': pageText('Velo') };

describe('xdocs cannot run: exit code 2, a message without a stack, nothing written', () => {
  const cases: Record<string, { files: Record<string, string>; args: string[]; message: RegExp }> = {
    'an unknown config key': { files: { ...velo, 'xdocs.config.ts': 'export default { contents: "content" };\n' }, args: ['build'], message: /unknown key "contents"\. Did you mean "content"\?/ },
    'an unknown key deep in the config': { files: { ...velo, 'xdocs.config.ts': 'export default { footer: { text: "", link: [] } };\n' }, args: ['build'], message: /"footer\.link".*"footer\.links"/ },
    'a config value of the wrong kind': { files: { ...velo, 'xdocs.config.ts': 'export default { locales: "en" };\n' }, args: ['build'], message: /"locales" must be a list, found "en"/ },
    'a config that does not compile': { files: { ...velo, 'xdocs.config.ts': 'export default {\n  name: = 1,\n};\n' }, args: ['check'], message: /xdocs\.config\.ts:2:9/ },
    'a config that throws': { files: { ...velo, 'xdocs.config.ts': 'throw new Error("out of tyres");\n' }, args: ['build'], message: /xdocs\.config\.ts.*out of tyres/ },
    'a config file that is not there': { files: velo, args: ['build', '--config', 'other.config.ts'], message: /other\.config\.ts is not there/ },
    'a missing content folder': { files: { 'xdocs.config.ts': 'export default { content: "contend" };\n', 'content/index.md': pageText('Velo') }, args: ['build'], message: /"content".*contend.*not there.*"content"/ },
    'no content folder at all': { files: { 'docs/index.md': pageText('Velo') }, args: ['build'], message: /content.*not there/ },
    'an unknown flag': { files: velo, args: ['build', '--cleen'], message: /unknown option '--cleen'[^]*--clean/ },
    'an unknown command': { files: velo, args: ['biuld'], message: /unknown command 'biuld'[^]*build/ },
    'a port that is none': { files: velo, args: ['serve', '--port', 'many'], message: /port[^]*65535/ },
    'an unknown format': { files: velo, args: ['check', '--format', 'xml'], message: /text, json/ },
    'a path that is not of the project': { files: velo, args: ['check', '../elsewhere'], message: /elsewhere.*outside/ },
    'a navigation that is no list': { files: { ...velo, 'content/navigation.ts': 'export default { pathname: "/" };\n' }, args: ['build'], message: /navigation\.ts.*list/ },
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

describe('the author has something to mend: exit code 1, file and line, and the rest of the site is made', () => {
  const directive = (text: string) => ({ 'content/index.md': pageText('Velo', text) });
  const cases: Record<string, { files: Record<string, string | Uint8Array>; message: RegExp }> = {
    'front matter that cannot be read': { files: { 'content/index.md': `---\ncomponents: [Bell, Horn\n---\n\n${pageText('Velo')}` }, message: /content\/index\.md:\d+(:\d+)? error The front matter/ },
    'an unknown front-matter key': { files: { 'content/index.md': `---\ntitel: Velo\n---\n\n${pageText('Velo')}` }, message: /content\/index\.md:2(:\d+)? error .*"titel".*"title"/ },
    'a malformed directive': { files: directive('{{"demo": "Bell.tsx",}}'), message: /content\/index\.md:5:\d+ error The directive is no JSON/ },
    'an unknown directive option': { files: { ...directive('{{"demo": "Bell.tsx", "hideToolbr": true}}'), 'content/Bell.tsx': 'export default () => <p>Ring</p>;\n' }, message: /content\/index\.md:5:\d+ error .*"hideToolbr".*"hideToolbar"/ },
    'a demo that is not there': { files: { ...directive('{{"demo": "Bel.tsx"}}'), 'content/Bell.tsx': 'export default () => <p>Ring</p>;\n' }, message: /content\/index\.md:5:\d+ error The demo "Bel\.tsx" is not there\. Did you mean "Bell\.tsx"\?/ },
    'a demo that does not compile': { files: { ...directive('{{"demo": "Bell.tsx"}}'), 'content/Bell.tsx': 'export default function Bell() {\n  return <p>Ring</b>;\n}\n' }, message: /content\/Bell\.tsx:2:\d+ error The demo .*Bell does not compile/ },
    'a demo that imports what is not there': { files: { ...directive('{{"demo": "Bell.tsx"}}'), 'content/Bell.tsx': "import { ring } from './rings';\n\nexport default () => <p>{ring}</p>;\n", 'content/ring.ts': 'export const ring = 1;\n' }, message: /content\/Bell\.tsx:1:\d+ error .*"\.\/rings" leads nowhere.*"ring"/ },
    'a broken link': { files: directive('[There](/stations/)'), message: /content\/index\.md:5:\d+ error The link \/stations\/ leads to no page/ },
    'a broken anchor': { files: directive('[There](#harbor)\n\n## Harbour'), message: /content\/index\.md:5:\d+ error .*"#harbor".*"#harbour"/ },
    'an open callout': { files: directive(':::info\nNever closed.'), message: /content\/index\.md:5(:\d+)? error The "info" block/ },
    'a file that is not UTF-8': { files: { 'content/latin.md': Buffer.from(pageText('Caf\u00e9', 'Caf\u00e9'), 'latin1') }, message: /content\/latin\.md:1:6 error The file is not UTF-8/ },
    'two files for one route': { files: { 'content/bells/bells.md': pageText('Bells'), 'content/bells/index.md': pageText('Rings') }, message: /content\/bells\/\w+\.md error The route \/bells\/ is taken by content\/bells\/\w+\.md/ },
  };

  it.each(Object.entries(cases))('%s', async (_, { files, message }) => {
    const root = siteOf({ 'content/index.md': pageText('Velo'), 'content/fine.md': pageText('Fine'), ...files });
    const { code, stderr } = await run('build');
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('bug of xdocs');
    expect(code).toBe(1);
    expect(root.read('build/fine/index.html')).toContain('<h1>Fine</h1>');
    expect(root.read('build/index.html')).toContain('<h1>Velo</h1>');
    const checked = await run('check');
    expect(checked.stdout).toMatch(message);
    expect(checked.code).toBe(1);
  });

  it('a link that leads back to a folder above it', async () => {
    const root = siteOf({ ...velo, 'content/bells/index.md': pageText('Bells') });
    symlinkSync(root.path('content'), root.path('content/bells/loop'), 'junction');
    const { code, stderr } = await run('build');
    expect(stderr).toMatch(/content\/bells\/loop error The link leads back to content/);
    expect(code).toBe(1);
    expect(root.read('build/bells/index.html')).toContain('Bells');
  });
});

it('shows the lines around a problem, and a caret below its column', async () => {
  siteOf({ 'content/index.md': pageText('Velo', 'Before.\n\nSee [there](/stations/).\n\nAfter.') });
  const { stdout } = await run('check');
  expect(stdout).toContain('> 7 | See [there](/stations/).');
  const lines = stdout.split('\n');
  const shown = lines.findIndex((line) => line.includes('> 7 |'));
  expect(lines[shown]!.charAt(lines[shown + 1]!.indexOf('^'))).toMatch(/[[/]/);
});

it('shows an error in the place of what could not be made', async () => {
  const root = siteOf({ 'content/index.md': pageText('Velo', 'Before.\n\n{{"demo": "Gone.tsx"}}\n\nAfter.') });
  await run('build');
  const html = root.read('build/index.html');
  expect(html).toMatch(/Before\.[^]*error-box[^]*Gone\.tsx[^]*content\/index\.md:7[^]*After\./);
});

it('exits with 0 where there are warnings only', async () => {
  siteOf({ 'content/index.md': pageText('Velo', '{{"demo": "Bell.tsx", "bg": "sparkling"}}'), 'content/Bell.tsx': 'export default () => <p>Ring</p>;\n' });
  const built = await run('build');
  expect(built.stderr).toMatch(/content\/index\.md:5(:\d+)? warning .*"sparkling"/);
  expect(built.code).toBe(0);
  expect((await run('check')).code).toBe(0);
});
