// What an earlier run remembers holds only while nothing that it stands for has changed, files that were not there
// included.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { contentsOf, diskSite, packageFiles, pageText, type DiskSite } from '../support/disk-site.ts';
import { runXdocs, serveXdocs, startXdocs } from '../support/run-xdocs.ts';

const config = (more = '') => `export default { name: 'Velo', ${more} };\n`;
const demo = (imports: string, text: string) =>
  `${imports}\n\nexport default function Basic() {\n  return <p id="basic" title={${text}}>{${text}}</p>;\n}\n`;
const word = (text: string) => `export const word = '${text}';\n`;

let site: DiskSite;
afterEach(() => site.remove());

function siteWith(files: Readonly<Record<string, string>>) {
  site = diskSite({
    'xdocs.config.js': config(),
    'package.json': '{ "name": "velo", "type": "module" }',
    'content/index.md': pageText('Velo', '{{"demo": "Basic.tsx"}}'),
    'content/Basic.tsx': demo("import { word } from 'lib/word';", 'word'),
    ...files,
  });
}

/** Waits until what was written is older than the clock's resolution: younger files are read again, record or not. */
async function run(...args: string[]) {
  await setTimeout(30);
  return runXdocs(args, { cwd: site.root });
}

/** Builds, and gives the demo's word as the page and the browser's script have it. */
async function built() {
  expect(await run('build')).toMatchObject({ code: 0 });
  const scripts = Object.entries(contentsOf(site.path('build')))
    .filter(([path]) => path.startsWith('_assets/demos/'))
    .map(([, content]) => Buffer.from(content, 'base64').toString());
  return {
    page: /<p id="basic"[^>]*>(\w+)/.exec(site.read('build/index.html'))?.[1],
    script: /"(first|second|third)"/.exec(scripts.join('\n'))?.[1],
  };
}

/** A module behind an alias, and a part of the shell: without one of its own, a site has no renderer to compile. */
const withFoot = {
  'xdocs.config.js': config("aliases: { 'lib/*': './lib/*' }, templates: { Footer: './Foot.jsx' }"),
  'Foot.jsx': 'export default () => <footer>Velo</footer>;\n',
  'lib/word.js': word('first'),
};

const both = (text: string) => ({ page: text, script: text });
const inode = (name: string) => statSync(site.path(`.xdocs/${name}.pack`)).ino;

describe('bundles', () => {
  it('are kept while nothing changes', async () => {
    siteWith(withFoot);
    await built();
    const names = ['bundles', 'renderer', 'renderings', 'latest-renderings', 'rendering-inputs'];
    const before = names.map(inode);
    expect(await built()).toEqual(both('first'));
    // A pack is replaced where there is anything new in it.
    expect(names.map(inode)).toEqual(before);
  });

  it('are kept where the whole project is moved', async () => {
    siteWith(withFoot);
    await built();
    const packs = () => ['bundles', 'renderer'].map((name) => readFileSync(site.path(`.xdocs/${name}.pack`), 'latin1'));
    const before = packs();
    const moved = diskSite({});
    moved.remove();
    renameSync(site.root, moved.root);
    site = moved;
    expect(await built()).toEqual(both('first'));
    expect(packs()).toEqual(before);
  });

  it('are made again where a new file wins over one that they hold', async () => {
    siteWith({ 'xdocs.config.js': config("aliases: { 'lib/*': './lib/*' }"), 'lib/word.js': word('first') });
    await built();
    site.write({ 'lib/word.ts': word('second') });
    expect(await built()).toEqual(both('second'));
  });

  it('are made again where a config says otherwise where modules lie, also one that another extends', async () => {
    siteWith({
      'tsconfig.json': '{\n  // for editors, too\n  "extends": "./base"\n}',
      'base.json': '{ "compilerOptions": { "paths": { "lib/*": ["./one/*"] } } }',
      'one/word.ts': word('first'),
      'two/word.ts': word('second'),
      'three/word.ts': word('third'),
    });
    expect(await built()).toEqual(both('first'));
    site.write({ 'base.json': '{ "compilerOptions": { "paths": { "lib/*": ["./two/*"] } } }' });
    expect(await built()).toEqual(both('second'));
    site.write({ 'content/tsconfig.json': '{ "compilerOptions": { "paths": { "lib/*": ["../three/*"] } } }' });
    expect(await built()).toEqual(both('third'));
  });
});

it('a package that was not installed is read once it is', async () => {
  siteWith({
    'xdocs.config.js': config(
      "products: [{ id: 'velo', name: 'Velo', href: '/', api: { pathname: '/api/', packages: ['@velo/late'], include: ['useRing'] } }]",
    ),
    'node_modules/other/package.json': '{}',
    'content/Basic.tsx': demo('', '"first"'),
  });
  expect((await run('build')).stderr).toContain('@velo/late is not installed');
  site.write(
    packageFiles(
      '@velo/late',
      'export declare function useRing(times: number): void;\n',
      'export function useRing() {}\n',
    ),
  );
  const { code, stderr } = await run('build');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(site.read('build/api/use-ring/index.html')).toContain('times');
});

describe('a package whose files are others', () => {
  const kit = (text: string) =>
    packageFiles('@velo/kit', 'export declare const word: string;\n', `export const word = '${text}';\n`);
  const withKit = { ...kit('first'), 'content/Basic.tsx': demo("import { word } from '@velo/kit';", 'word') };

  it('is read again where the project takes it from an archive', async () => {
    siteWith({
      ...withKit,
      'package.json': '{ "type": "module", "dependencies": { "@velo/kit": "file:kit-1.0.0.tgz" } }',
    });
    expect(await built()).toEqual(both('first'));
    site.write(kit('second'));
    expect(await built()).toEqual(both('second'));
  });

  it('is read again where its name leads to the folder of another version, and the last one is still there', async () => {
    const stored = (version: string, text: string) =>
      Object.fromEntries(
        Object.entries(packageFiles('kit', 'export declare const word: string;\n', word(text), version)).map(
          ([path, content]) => [`node_modules/.store/kit@${version}/${path}`, content],
        ),
      );
    const leadTo = (version: string) => {
      rmSync(site.path('node_modules/kit'), { force: true });
      symlinkSync(`.store/kit@${version}/node_modules/kit`, site.path('node_modules/kit'));
    };
    siteWith({
      ...stored('1.0.0', 'first'),
      ...stored('1.0.1', 'second'),
      'content/Basic.tsx': demo("import { word } from 'kit';", 'word'),
    });
    leadTo('1.0.0');
    expect(await built()).toEqual(both('first'));
    leadTo('1.0.1');
    expect(await built()).toEqual(both('second'));
  });

  it('is read again where the project patches it', async () => {
    siteWith({ ...withKit, 'patches/@velo+kit+1.0.0.patch': 'diff' });
    expect(await built()).toEqual(both('first'));
    site.write(kit('second'));
    expect(await built()).toEqual(both('second'));
  });
});

it('an error in types is gone once it is mended in another file', async () => {
  siteWith({
    'xdocs.config.js': config("aliases: { 'lib/*': './lib/*' }"),
    'content/Basic.tsx': demo("import type { Word } from 'lib/word';\n\nconst word: Word = null;", '"first" + word'),
    'lib/other.ts': 'export {};\n',
    'tsconfig.json': '{ "extends": "./base.json" }',
    'base.json': '{ "compilerOptions": { "strict": true } }',
  });
  expect((await run('check')).stdout).toContain('TS2307');
  site.write({ 'lib/word.ts': 'export type Word = string;\n' });
  const { stdout } = await run('check');
  expect(stdout).not.toContain('TS2307');
  expect(stdout).toContain('TS2322');
  site.write({ 'base.json': '{ "compilerOptions": { "strict": false } }' });
  expect(await run('check')).toMatchObject({ code: 0 });
});

it('a demo that gave no result once may give one in the next build', async () => {
  siteWith({
    'content/Basic.tsx': demo(
      "import { existsSync } from 'node:fs';\n\nif (!existsSync('ready')) globalThis.process.exit();",
      '"first"',
    ).replaceAll("'ready'", '"ready"'),
  });
  // The demo looks for a file in the working folder, which is a process's own.
  const build = () => startXdocs(['build'], { cwd: site.root }).ended;
  expect((await build()).stderr).toContain('gave no result');
  site.write({ ready: '' });
  expect(await build()).toMatchObject({ code: 0, stderr: '' });
  expect(site.read('build/index.html')).toContain('first</p>');
});

it('a dev server shows no rendering of a module that has changed while none ran', async () => {
  siteWith({
    'xdocs.config.js': config("aliases: { 'lib/*': './lib/*' }"),
    'lib/word.ts': word('first'),
    'content/Other.tsx': demo('', '"other"').replace('"basic"', '"other"'),
    'content/other.md': pageText('Other', '{{"demo": "Other.tsx"}}'),
  });
  await built();
  const served = async (path = '') => {
    const server = await serveXdocs(site.root);
    const html = await (await fetch(server.url + path)).text();
    await server.end();
    return /<p id="(?:basic|other)"[^>]*>(\w+)/.exec(html)?.[1];
  };
  expect(await served()).toBe('first');
  // A demo's own file says nothing of the others.
  site.write({ 'content/Other.tsx': demo('', '"another"') });
  expect(await served()).toBe('first');
  expect(await served('other/')).toBeUndefined();
  site.write({ 'lib/word.ts': word('second') });
  expect(await served()).toBeUndefined();
});

it('two projects on one folder of packages keep their records apart', async () => {
  siteWith({ 'content/Basic.tsx': demo('', '"first"') });
  mkdirSync(site.path('shared/node_modules'), { recursive: true });
  symlinkSync(site.path('shared/node_modules'), site.path('node_modules'));
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(readdirSync(site.path('node_modules/.cache'))).toEqual(['xdocs']);
  const other = diskSite({
    'xdocs.config.js': config(),
    'package.json': '{ "type": "module" }',
    'content/index.md': pageText('Other'),
  });
  try {
    symlinkSync(site.path('shared/node_modules'), join(other.root, 'node_modules'));
    expect(await runXdocs(['build'], { cwd: other.root })).toMatchObject({ code: 0 });
    expect(readdirSync(site.path('node_modules/.cache'))).toHaveLength(2);
  } finally {
    other.remove();
  }
});
