// A build that several machines make: shares, merged, are the site that one build makes, and shares that are not exactly
// those of one build are refused.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { contentsOf, diskSite, packageFiles, pageText, type DiskSite } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';

let site: DiskSite;
afterEach(() => site.remove());

const demo = (name: string, text: string) =>
  `import { word } from './word';\n\nexport default function ${name}() {\n  return <button title={word}>${text}</button>;\n}\n`;

/** Every kind of file that an output has. */
const files = {
  'xdocs.config.ts': `export default { name: 'Velo', base: '/x', origin: 'https://velo.example', locales: ['en', 'de'], redirects: 'redirects.ts',
  serviceWorker: true, socialImages: 'page',
  products: [{ id: 'velo', name: 'Velo parts', href: '/x/', api: { pathname: '/x/api/velo/', packages: ['velo-parts'], include: ['mount', 'Options'] } }] };\n`,
  'redirects.ts': "export default { '/x/old/': '/x/bells/#ring' };\n",
  'package.json': '{ "name": "docs", "type": "module" }',
  'content/index.md': pageText('Velo', '[Bells](/x/bells/#ring) and [broken](/x/nowhere/).'),
  'content/bells.md': pageText('Bells', '## Ring\n\n{{"demo": "Bell.tsx"}}\n\n## Code\n\n```tsx\nconst a = 1;\n```'),
  'content/bells-de.md': pageText('Klingeln', '## Läuten\n\n{{"demo": "Bell.tsx"}}\n\n## Programm\n\nText.'),
  'content/Bell.tsx': demo('Bell', 'Ring'),
  'content/word.ts': "export const word = 'bell';\n",
  'content/tyres.md': pageText('Tyres', '{{"demo": "Tyre.tsx"}}\n\n![a tyre](./tyre.svg)'),
  'content/Tyre.tsx': demo('Tyre', 'Roll'),
  'content/tyre.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [
      `content/more/page-${index}.md`,
      pageText(`Page ${index}`, `## Part\n\nSee [tyres](../tyres.md) and [the next](./page-${(index + 1) % 8}.md).`),
    ]),
  ),
  ...packageFiles(
    'velo-parts',
    'export interface Options { size: number }\n/** Puts on a tyre. */\nexport declare function mount(options: Options): "done" | "open";\n',
    'export const mount = () => "done";\n',
  ),
};

const run = (...args: string[]) => runXdocs(args, { cwd: site.root });
async function shares(count: number, { cwd = site.root, args = [] as string[] } = {}) {
  for (let index = 1; index <= count; index++)
    expect(await runXdocs(['build', '--shard', `${index}/${count}`, ...args], { cwd })).toMatchObject({ code: 0 });
}
/** Keys of the records in a pack; none where there is no pack. */
function keysIn(pack: string): string[] {
  if (!existsSync(site.path(pack))) return [];
  const bytes = readFileSync(site.path(pack));
  const { records } = JSON.parse(bytes.subarray(32, 32 + Number(bytes.subarray(0, 16))).toString()) as {
    records: [string, ...unknown[]][];
  };
  return records.map(([key]) => key);
}
const problemsIn = (text: string) => text.split('\n').filter((line) => /(?:error|warning)/.test(line));

describe('merged shares', () => {
  it('are the site that one build makes, with its problems, though they were made elsewhere', async () => {
    site = diskSite(files);
    const alone = await run('build', '--clean', '--out', 'alone');
    const elsewhere = diskSite(files);
    await shares(2, { cwd: elsewhere.root, args: ['--no-cache'] });
    cpSync(elsewhere.path('build-shards'), site.path('build-shards'), { recursive: true });
    elsewhere.remove();
    const merged = await run('merge', 'build-shards', '--clean');
    const expected = contentsOf(site.path('alone'));
    expect(Object.keys(expected)).toEqual(
      expect.arrayContaining([
        '404.html',
        '_headers',
        '_redirects',
        'sitemap.xml',
        'x/sw.js',
        'x/api/velo/mount/index.html',
      ]),
    );
    expect(contentsOf(site.path('build'))).toEqual(expected);
    expect(alone.stderr).toContain('/x/nowhere/');
    expect([merged.code, problemsIn(merged.stderr)]).toEqual([alone.code, problemsIn(alone.stderr)]);
    // What was merged is all in the shares: no page was parsed, no demo rendered, no type read again.
    for (const store of ['pages', 'bodies', 'prose', 'demos', 'renderings', 'apis', 'code-blocks']) {
      const made = [1, 2].flatMap((index) => keysIn(`build-shards/${index}-of-2/records/${store}.pack`));
      const used = keysIn(`node_modules/.cache/xdocs/${store}.pack`);
      expect(used.length, store).toBeGreaterThan(0);
      expect(made, store).toEqual(expect.arrayContaining(used));
    }
  });

  it('follow a change: what a share was before is looked at again', async () => {
    site = diskSite(files);
    await shares(2);
    site.write({
      'content/more/page-1.md': pageText('Page one', 'Another text.'),
      'content/word.ts': "export const word = 'horn';\n",
    });
    await shares(2);
    expect(await run('merge', 'build-shards')).toMatchObject({ code: 1 });
    await run('build', '--clean', '--out', 'alone');
    expect(contentsOf(site.path('build'))).toEqual(contentsOf(site.path('alone')));
  });
});

describe('shares that do not belong together are refused', () => {
  const small = { 'content/index.md': pageText('Velo'), 'content/bells.md': pageText('Bells') };
  const refused = async (...folders: string[]) => {
    const { code, stderr } = await run('merge', ...folders);
    expect(code).toBe(2);
    return stderr.replaceAll(/\s+/g, ' ');
  };

  it('by number', async () => {
    site = diskSite(small);
    await shares(2);
    await shares(3);
    expect(await refused('build-shards/1-of-2')).toContain('A share is missing: 2/2. Merging takes all 2.');
    expect(await refused('build-shards/1-of-3')).toContain('Shares are missing: 2/3, 3/3.');
    expect(await refused('build-shards/1-of-2', './build-shards/1-of-2')).toContain('Share 1/2 is given twice');
    expect(await refused('build-shards')).toContain('is share 1/2 and build-shards/1-of-3 is share 1/3');
    expect(await refused('content')).toContain('content holds no finished share: there is no share.json');
    expect(await refused('nowhere')).toContain('nowhere holds no finished share');
  });

  it.each([['5/4'], ['0/4'], ['1/300'], ['1'], ['a/b'], ['1/2/3']])('and %s is none', async (text) => {
    site = diskSite(small);
    const { code, stderr } = await run('build', '--shard', text);
    expect([code, stderr]).toEqual([2, expect.stringContaining('two whole numbers such as 2/4 would be right')]);
  });

  it('by what they were made from', async () => {
    site = diskSite(small);
    await shares(2);
    const mend = (file: string, change: (text: string) => string) => {
      const old = site.read(file);
      site.write({ [file]: change(old) });
      return () => site.write({ [file]: old });
    };
    let undo = mend('content/bells.md', (text) => `${text}\nMore.\n`);
    expect(await refused('build-shards')).toContain('was built from another content/bells.md than the one here');
    undo();
    site.write({ 'content/new.md': pageText('New') });
    expect(await refused('build-shards')).toContain('was built without content/new.md, which is here');
    rmSync(site.path('content/new.md'));
    renameSync(site.path('content/bells.md'), site.path('kept'));
    expect(await refused('build-shards')).toContain('was built with content/bells.md, which is not here');
    renameSync(site.path('kept'), site.path('content/bells.md'));
    site.write({ 'xdocs.config.js': "export default { name: 'Other' };\n" });
    expect(await refused('build-shards')).toContain('was built with another config');
    rmSync(site.path('xdocs.config.js'));
    undo = mend('build-shards/2-of-2/share.json', (text) => text.replace(/"release": "\S+/, '"release": "older'));
    expect(await refused('build-shards')).toContain(
      'Share 2/2 (build-shards/2-of-2) was built by another xdocs or Node',
    );
    undo();
    expect(await run('merge', 'build-shards')).toMatchObject({ code: 0 });
  });

  it('by what is left of them', async () => {
    site = diskSite(small);
    await shares(1);
    const pack = site.path('build-shards/1-of-1/records/pages.pack');
    writeFileSync(pack, 'cut');
    expect(await refused('build-shards')).toMatch(/not all of it: records\/pages\.pack has 3 bytes, and \d+ bytes/);
    rmSync(pack);
    expect(await refused('build-shards')).toContain('records/pages.pack is missing');
    site.write({ 'build-shards/1-of-1/share.json': '{' });
    expect(await refused('build-shards')).toContain('build-shards/1-of-1/share.json is damaged');
  });
});

describe('the folder of a share', () => {
  const small = { 'content/index.md': pageText('Velo') };

  it('is never one of somebody else', async () => {
    site = diskSite({ ...small, 'mine/notes.txt': 'mine' });
    const { code, stderr } = await run('build', '--shard', '1/2', '--out', 'mine');
    expect([code, stderr]).toEqual([2, expect.stringContaining('was not made by xdocs')]);
    expect(site.read('mine/notes.txt')).toBe('mine');
    expect(await run('build', '--shard', '1/2', '--out', 'content')).toMatchObject({ code: 2 });
  });

  it('holds nothing of a site that was there', async () => {
    site = diskSite(small);
    await run('build');
    mkdirSync(site.path('build/records'), { recursive: true });
    await run('build', '--shard', '1/1', '--out', 'build');
    expect(Object.keys(contentsOf(site.path('build'))).filter((path) => !path.startsWith('records/'))).toEqual([
      '.xdocs',
      'share.json',
    ]);
    expect(await run('build', '--shard', '1/1', '--keep-assets', '1')).toMatchObject({ code: 2 });
  });

  it('is told as an object, too', async () => {
    site = diskSite(small);
    const { stdout } = await run('build', '--shard', '1/2', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ share: '1/2', pages: 1, demos: 0, apiPages: 0 });
    expect(JSON.parse((await run('merge', 'nowhere', '--json')).stdout)).toMatchObject({
      ok: false,
      error: expect.stringContaining('nowhere holds no finished share'),
    });
  });
});
