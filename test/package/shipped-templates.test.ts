// The templates that the package brings: a site gets from them what it would get if they were compiled for it.
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { contentsOf, diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { startXdocs } from '../support/run-xdocs.ts';

let folder: string;
let site: DiskSite;
/** The package of the tests once more, which may be changed. */
const own = () => join(folder, 'bin', 'xdocs.js');

beforeAll(() => {
  folder = mkdtempSync(join(inject('workFolder'), 'shipped-'));
  cpSync(join(inject('workFolder'), 'xdocs'), folder, { recursive: true });
  site = diskSite({
    'xdocs.config.ts': "export default { name: 'Velo', theme: { primary: { light: '#7a3fa8', dark: '#cfa6f0' } } };",
    'content/index.md': pageText('Velo', '{{"demo": "Bell.js"}}\n\n```ts\nconst bells = 1;\n```'),
    'content/Bell.js': 'export default () => <b>Bell</b>;\n',
    'content/locks.md': pageText('Locks', 'They hold.'),
  });
});
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** What a build writes. Hashed names say where the files lie that a script was compiled from, so they are left out. */
async function built(): Promise<Record<string, string>> {
  rmSync(site.path('node_modules/.cache'), { recursive: true, force: true });
  const { code, stderr } = await startXdocs(['build'], { cwd: site.root, script: own() }).ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const nameless = (text: string) =>
    text
      .replaceAll(/\b([\w-]+)\.[\w-]{8}\.(js|css|html|json)\b/g, '$1.$2')
      .replaceAll(/data-xd-build="\w+"/g, '')
      .replaceAll(/sha\d+-[\w+/=]+/g, '');
  return Object.fromEntries(
    Object.entries(contentsOf(site.path('build')))
      .map(([path, content]) => [nameless(path), nameless(Buffer.from(content, 'base64').toString())] as const)
      .sort(),
  );
}

it('are what would be compiled', async () => {
  const shipped = await built();
  rmSync(join(folder, 'dist', 'templates.json'));
  const compiled = await built();
  cpSync(join(inject('workFolder'), 'xdocs', 'dist', 'templates.json'), join(folder, 'dist', 'templates.json'));
  expect(Object.keys(compiled)).toEqual(Object.keys(shipped));
  // It says the name of the build, which comes from those of the scripts.
  expect(Object.keys(compiled).filter((path) => compiled[path] !== shipped[path])).toEqual(['build.json']);
});

it('are compiled where they are others than those that the package brings', async () => {
  const isShown = async () => Object.values(await built()).some((text) => text.includes('.velo-bell'));
  expect(await isShown()).toBe(false);
  appendFileSync(join(folder, 'templates', 'theme', 'tokens.css'), '\n.velo-bell { color: rebeccapurple }\n');
  expect(await isShown()).toBe(true);
});
