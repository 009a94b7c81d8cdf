// The package as a stranger gets it: packed, installed by npm in an empty folder, with one page, one demo and no
// config.
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../support/compiled-package.ts';
import { pageText } from '../support/disk-site.ts';
import { serveXdocs, startXdocs } from '../support/run-xdocs.ts';
import type { EndedRun, ServedSite } from '../support/run-xdocs.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { watchedPage } from '../support/watched-page.ts';
import { trialPages } from './trial/library.ts';
import { makeOwn, trialWorkspace } from './trial/trial.ts';

const demo = `import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Bell() {
  const [rings, setRings] = useState(0);
  return <Button onClick={() => setRings(rings + 1)}>Rung {rings}</Button>;
}
`;

/** Today's bytes and three in a hundred more: a package that grows says so here. The manual is 65,000 of them, 199,000
 * unpacked; the packages in the code 70,000 and 380,000, which nobody installs beside it any more; the compiled templates 300,000
 * and 1,140,000, for which each site's first build takes a second less. */
const budget = { size: 1_414_000, unpackedSize: 5_060_000 };

/** What npm says of a tarball. */
interface Packed {
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

let base: string;
let packed: Packed;
let folder: string;
let script: string;
let browser: Browser;
let built: EndedRun;

/** npm, as it would run from a terminal and not from a script of this repository. */
async function npm(args: readonly string[], cwd: string): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(?:npm_(?:package|lifecycle|config_local_prefix)|VITEST|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/.test(name),
    ),
  );
  const { stdout } = await promisify(execFile)('npm', [...args], {
    cwd,
    env,
    shell: process.platform === 'win32',
    maxBuffer: 1 << 26,
  });
  return stdout;
}

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'xdocs-installed-'));
  folder = join(base, 'bell-shop');
  const shelf = join(base, 'packed');
  mkdirSync(shelf);
  await npm(['pack', '--pack-destination', shelf], repository);
  const tarball = join(
    shelf,
    readdirSync(shelf).find((name) => name.endsWith('.tgz'))!,
  );
  [packed] = JSON.parse(await npm(['pack', tarball, '--dry-run', '--json'], base)) as [Packed];
  mkdirSync(join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'content', 'index.md'), pageText('Bell shop', '{{"demo": "Bell.tsx"}}'));
  writeFileSync(join(folder, 'content', 'Bell.tsx'), demo);
  // Without a prefix, npm would take a folder above that has a node_modules.
  await npm(['install', '--prefix', folder, '--no-audit', '--no-fund', tarball], folder);
  script = join(folder, 'node_modules', 'xdocs', 'bin', 'xdocs.js');
  built = await startXdocs(['build'], { cwd: folder, script }).ended;
  browser = await sharedBrowser();
});
afterAll(() => rmSync(base, { recursive: true, force: true, maxRetries: 5 }));

async function clickBell(url: string): Promise<string[]> {
  const { page, complaints } = await watchedPage(browser);
  await page.goto(url);
  expect(await page.locator('h1').textContent()).toBe('Bell shop');
  const stage = page.locator('#Bell .demo-root');
  await stage.getByRole('button', { name: 'Rung 0' }).click();
  await stage.getByRole('button', { name: 'Rung 1' }).waitFor();
  await page.close();
  return complaints;
}

it('builds the site of an empty folder with one page', () => {
  expect(built.stderr).toBe('');
  expect(built.stdout).toContain('1 page, 1 demo');
  expect(built.code).toBe(0);
});

it('is what npx finds', async () => {
  expect(await npm(['exec', '--prefix', folder, '--no', '--', 'xdocs', '--version'], folder)).toMatch(
    /^\d+\.\d+\.\d+\s*$/,
  );
});

it('runs the demo on the one copy of React there is: it renders on the server, hydrates and answers', async () => {
  const reacts = readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:^|[\\/])node_modules[\\/]react[\\/]package\.json$|^react[\\/]package\.json$/.test(path),
  );
  expect(reacts).toHaveLength(1);
  const { origin, close } = await serveFolder(join(folder, 'build'));
  expect(await (await fetch(`${origin}/`)).text()).toMatch(/Rung (?:<!-- -->)?0<\/button>|Rung (?:<!-- -->)?0</);
  expect(await clickBell(`${origin}/`)).toEqual([]);
  await close();
});

it('serves the same folder', async () => {
  const served = await serveXdocs(folder, { script });
  expect(await clickBell(served.url)).toEqual([]);
  expect((await served.end()).code).toBe(0);
});

describe('a library of three components and a hook, documented in its workspace', () => {
  const workspace = () => join(base, 'acme');
  const docs = () => join(workspace(), 'docs');
  const run = (args: readonly string[], cwd = docs()) => startXdocs(args, { cwd, script }).ended;
  let preview: ServedSite;
  beforeAll(async () => {
    trialWorkspace(workspace(), join(folder, 'node_modules'));
    const begun = await run(['init', 'docs'], workspace());
    expect([begun.code, begun.stdout]).toEqual([0, expect.stringContaining('the first demo shows Lamp')]);
    makeOwn(docs());
    const made = await run(['build']);
    expect([made.code, made.stderr], made.stdout).toEqual([0, '']);
    preview = await serveXdocs(docs(), { command: 'preview', script });
  });
  afterAll(async () => void (await preview.end()));

  it('has no problem for check', async () => {
    const { code, stdout } = await run(['check']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('✓ no problems')]);
  });

  it.each(Object.entries(trialPages))('has %s with all that its author wrote', async (address, parts) => {
    const { page, complaints } = await watchedPage(browser);
    await page.goto(new URL(address, preview.url).href);
    const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
    for (const part of parts) expect(text).toContain(part);
    const mark = page.getByText('Made by lamplight.');
    expect(await mark.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('3px');
    await page.close();
    expect(complaints).toEqual([]);
  });

  it('is used below its folder of the host, which is asked for nothing beside it', async () => {
    const { page, complaints } = await watchedPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    expect(new URL(preview.url).pathname).toBe('/project/');
    await page.goto(preview.url);
    expect(await page.locator('h1').textContent()).toBe('Acme');
    await page.keyboard.press('Control+k');
    await page.locator('dialog.search input').fill('incandescent');
    await page.locator('dialog.search [role=option]', { hasText: 'Switches' }).first().click();
    await page.waitForURL(/\/project\/switches\//);
    const stage = page.locator('#Wall .demo-root');
    await stage.getByRole('button', { name: 'Hall: off' }).click();
    await stage.getByText('800 lm').waitFor();
    // The same page in the other language.
    await page.goto(new URL('./zh/switches/', preview.url).href);
    expect(await page.locator('h1').textContent()).toBe('开关');
    expect(await page.locator('html').getAttribute('lang')).toBe('zh');
    expect(asked.filter((url) => url.startsWith('http') && !new URL(url).pathname.startsWith('/project/'))).toEqual([]);
    await page.close();
    expect(complaints).toEqual([]);
  });
});

it('tells below problems where the manual explains their rules, and brings that', async () => {
  const broken = join(folder, 'content', 'broken.md');
  writeFileSync(broken, pageText('Broken', 'A [link](/nowhere/).'));
  const { code, stdout } = await startXdocs(['check'], { cwd: folder, script }).ended;
  rmSync(broken);
  expect(code).toBe(1);
  const [, rules = ''] = /What each rule means, and how to mend it: (.+)/.exec(stdout) ?? [];
  expect(readFileSync(join(folder, rules), 'utf8')).toContain('### link-broken');
});

it('runs on React 18, too, and on the Material UI that it brings, where the project’s code does not find it', async () => {
  await npm(['install', '--prefix', folder, '--no-audit', '--no-fund', 'react@18.3.1', 'react-dom@18.3.1'], folder);
  const modules = join(folder, 'node_modules');
  // As package managers lay out packages that keep each one's dependencies apart.
  mkdirSync(join(modules, 'xdocs', 'node_modules'), { recursive: true });
  for (const scope of ['@mui', '@emotion'])
    renameSync(join(modules, scope), join(modules, 'xdocs', 'node_modules', scope));
  const again = await startXdocs(['build'], { cwd: folder, script }).ended;
  expect([again.code, again.stderr]).toEqual([0, '']);
  const { origin, close } = await serveFolder(join(folder, 'build'));
  expect(await (await fetch(`${origin}/`)).text()).toMatch(/Rung (?:<!-- -->)?0</);
  expect(await clickBell(`${origin}/`)).toEqual([]);
  await close();
});

it('types a config and the parts of the shell that a project replaces', async () => {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@types'), { recursive: true });
  for (const name of ['react', 'node'])
    if (!existsSync(join(modules, '@types', name)))
      symlinkSync(join(repository, 'node_modules/@types', name), join(modules, '@types', name), 'junction');
  for (const name of ['csstype', 'undici-types'])
    if (!existsSync(join(modules, name)))
      symlinkSync(join(repository, 'node_modules', name), join(modules, name), 'junction');
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['xdocs.config.ts', '*.tsx'] }),
  );
  writeFileSync(
    join(folder, 'xdocs.config.ts'),
    "import { defineConfig } from 'xdocs';\n\nexport default defineConfig({ templates: { Footer: './Footer.tsx' }, codeTheme: 'ember' });\n",
  );
  const part = (props: string) =>
    `import type { PartProps } from 'xdocs';\nimport { ShellFooter } from 'xdocs:Footer';\n\nexport default function Footer({ frame }: PartProps<'Footer'>) {\n  return <ShellFooter ${props} />;\n}\n`;
  const compile = () =>
    promisify(execFile)(process.execPath, [join(repository, 'node_modules/typescript/bin/tsc'), '-p', folder]).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  writeFileSync(join(folder, 'Footer.tsx'), part('frame={frame}'));
  expect(await compile()).toBe('');
  writeFileSync(join(folder, 'Footer.tsx'), part('fame={frame}'));
  expect(await compile()).toContain("Property 'fame' does not exist");
  for (const name of ['Footer.tsx', 'xdocs.config.ts']) rmSync(join(folder, name));
});

it('carries what it needs and the manual, and neither tests nor the rest of its own site', () => {
  const paths = packed.files.map(({ path }) => path);
  expect([...new Set(paths.map((path) => path.split('/')[0]))].sort()).toEqual([
    'LICENSE',
    'README.md',
    'bin',
    'content',
    'dist',
    'package.json',
    'src',
    'templates',
  ]);
  const expected =
    /^(?:[^/]+|bin\/xdocs\.js|content\/manual\/.+\.(?:md|tsx?|css|svg)|dist\/.+\.(?:js|d\.ts)|dist\/(?:third-party-licenses\.txt|renderer\.txt|templates\.json)|src\/model\/[\w-]+(?:\.d)?\.ts|templates\/.+\.(?:tsx?|css)|templates\/fonts\/.+)$/;
  expect(paths.filter((path) => !expected.test(path) || /\.test\./.test(path))).toEqual([]);
});

it('weighs no more than it did, packed and unpacked, and not much less', () => {
  for (const kind of ['size', 'unpackedSize'] as const) {
    expect(packed[kind], kind).toBeLessThanOrEqual(budget[kind]);
    expect(packed[kind], kind).toBeGreaterThan(budget[kind] * 0.9);
  }
});
