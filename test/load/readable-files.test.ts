// What Markdown may name, on a real disk with links and git: everything else is refused, and nothing of it is published.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import { loadSite } from '../../src/load/load-site.ts';
import { projectOf } from '../../src/load/project.ts';
import type { ProblemOf } from '../../src/model/problem.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { sentenceOf } from '../../src/report/sentences.ts';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { gitIn } from '../support/git-in.ts';
import { htmlOf } from '../support/site-from.ts';

const secret = 'the-password-of-velo';
const demo = `export default function Demo() { return '${secret}'; }\n`;
let disk: DiskSite;

beforeAll(() => {
  disk = diskSite({
    'outside.txt': secret,
    'outside.js': demo,
    'shared/logo.txt': 'shared',
    'shared/.keys.txt': secret,
    'site/.env': secret,
    'site/.config/keys.txt': secret,
    'site/ignored.txt': secret,
    'site/private/deep/keys.txt': secret,
    'site/tracked.txt': 'plain',
    'site/package.json': '{}',
    'site/.gitignore': 'ignored*\nprivate/\nnode_modules\ncontent/made.txt\n',
    'site/node_modules/.cache/keys.txt': secret,
    'site/node_modules/package/keys.txt': secret,
    'site/Node_Modules/keys.txt': secret,
    'site/public/.well-known/keys.txt': secret,
    'site/public/plain.txt': 'plain',
    'site/content/.env': secret,
    'site/content/made.txt': 'plain',
    'site/content/a/plain.txt': 'plain',
    'site/content/a/Own.js': demo.replace(secret, 'plain'),
    'site/content/a/index.md': '',
  });
  gitIn(disk.path('site'), 'init', '-q');
  const link = (target: string, path: string) => symlinkSync(disk.path(target), disk.path(`site/content/a/${path}`));
  link('outside.txt', 'link.txt');
  link('outside.js', 'Linked.js');
  link('site/.env', 'env.txt');
  link('site/ignored.txt', 'public.txt');
  link('shared', 'folder');
  link('site/tracked.txt', 'fine.txt');
});
afterAll(() => disk.remove());

async function load(body: string, user: UserConfig = {}, cached: { cache?: boolean } = { cache: false }) {
  disk.write({ 'site/content/a/index.md': pageText('Home', body) });
  const project = projectOf(resolveConfig(user, disk.path('site'), undefined), [], cached);
  const { site, bodies } = await loadSite(project, { api: { apis: [], problems: [] } });
  project.cache.save();
  const page = site.pages.get('en')!.get('/a/')!;
  const refused = site.problems.filter(
    (problem): problem is ProblemOf<'file-refused'> => problem.rule === 'file-refused',
  );
  return { site, page, refused, problems: site.problems, html: htmlOf({ site, bodies }, '/a/') };
}

/** A body that names a file in each way that there is. */
const ways: Readonly<Record<string, (path: string) => string>> = {
  'an image': (path) => `![Bell](${path})`,
  'a link': (path) => `[Bell](${path}?a=1#b)`,
  'a reference': (path) => `[Bell][ref]\n\n[ref]: ${path}`,
  'an include': (path) => `\`\`\`text file=${decodeURIComponent(path)}\n\`\`\``,
  'raw HTML': (path) => `<video src="${path}"></video>`,
  'a poster': (path) => `<video poster="${path}"></video>`,
  'a srcset': (path) => `<img alt="Bell" srcset="${path} 2x">`,
  'a script': (path) => `<script src="${path}"></script>`,
};

describe('a file that may not be read', () => {
  const all = Object.entries(ways);
  it.each(all)('is refused as %s, and nothing of it is published', async (_, written) => {
    const { html, page, refused, problems } = await load(written('../../../outside.txt'));
    expect(problems).toEqual(refused);
    expect(refused).toMatchObject([{ file: 'content/a/index.md', line: 5, why: 'outside', severity: 'error' }]);
    expect(page.assets).toEqual([]);
    expect(html).not.toContain(secret);
    expect(html).not.toContain('_assets');
  });

  it.each<[string, ProblemOf<'file-refused'>['why']]>([
    ['../../.env', 'hidden'],
    ['../../.config/keys.txt', 'hidden'],
    ['../.env', 'hidden'],
    ['%2e%2e/%2e%2e/.env', 'hidden'],
    ['..%2F..%2F.env', 'hidden'],
    ['./x/../../../.env', 'hidden'],
    ['../../public/.well-known/keys.txt', 'hidden'],
    ['../../node_modules/.cache/keys.txt', 'hidden'],
    ['../../node_modules/package/keys.txt', 'package'],
    ['../../Node_Modules/keys.txt', 'package'],
    ['../../ignored.txt', 'ignored'],
    ['../../private/deep/keys.txt', 'ignored'],
    ['../../../nothing.txt', 'outside'],
    ['../../../../../../../../../../../../dev/zero.txt', 'outside'],
    ['link.txt', 'outside'],
    ['env.txt', 'hidden'],
    ['public.txt', 'ignored'],
    ['folder/logo.txt', 'outside'],
    ['folder/.keys.txt', 'outside'],
  ])('%s is %s', async (path, why) => {
    const { html, page, refused } = await load(
      `![Bell](${path})\n\n\`\`\`text file=${decodeURIComponent(path)}\n\`\`\``,
    );
    expect(refused.map((problem) => [problem.found, problem.why])).toEqual([
      [path, why],
      [decodeURIComponent(path), why],
    ]);
    expect(page.assets).toEqual([]);
    expect(html).not.toContain(secret);
  });

  it('is named with the place where links lead, and with what would be right', async () => {
    const { refused } = await load('![Bell](link.txt)');
    expect(sentenceOf(refused[0]!)).toBe(
      'The file "link.txt", which is ../outside.txt, may not be read: it lies outside. Pages may name the files of the project, without dot files, node_modules and what git ignores outside of the content. To allow it, list it or its folder as "readable" in the config.',
    );
  });

  it.each(['file:///etc/passwd', 'C:%5Coutside.txt', '//outside.txt', '/../../outside.txt', '/%2e%2e/.env'])(
    '%s stays an address, and no file is copied',
    async (path) => {
      const { page, html } = await load(`![Bell](${path})`);
      expect(page.assets).toEqual([]);
      expect(page.reads).toEqual([]);
      expect(html).not.toContain('_assets');
    },
  );
});

describe('a file that may be read', () => {
  it.each([
    'plain.txt',
    '../made.txt',
    '../../tracked.txt',
    '../../package.json',
    '../../public/plain.txt',
    'fine.txt',
  ])('%s is copied', async (path) => {
    const { page, problems } = await load(`[Bell](${path})`);
    expect(problems).toEqual([]);
    expect(page.assets).toHaveLength(1);
  });

  it.each<[string, UserConfig]>([
    ['../../../shared/logo.txt', { readable: ['../shared'] }],
    ['../../../shared/logo.txt', { readable: ['../shared/logo.txt'] }],
    [
      '../../../shared/logo.txt',
      { content: ['content', '../shared'], route: (file) => (file === 'a/index.md' ? '/a/' : undefined) },
    ],
    ['../../.env', { readable: ['.env'] }],
    ['../../.config/keys.txt', { readable: ['.config'] }],
    ['../../ignored.txt', { readable: ['ignored.txt'] }],
    ['folder/logo.txt', { readable: ['../shared'] }],
  ])('is also %s where the config is %j', async (path, user) => {
    const { page, problems } = await load(`![Bell](${path})`, user);
    expect(problems).toEqual([]);
    expect(page.assets).toHaveLength(1);
  });

  it('is no dot file below a folder that the config names', async () => {
    expect((await load('![Bell](../../.env)', { readable: ['.'] })).refused).toMatchObject([{ why: 'hidden' }]);
    expect((await load('[Bell](../../ignored.txt)', { content: '.', route: () => '/a/' })).refused).not.toEqual([]);
  });
});

describe('a demo and a component', () => {
  it.each(['../../../outside.js', 'Linked.js', '../../node_modules/package/../../../outside.js'])(
    'outside is refused: %s',
    async (path) => {
      const { site, refused, problems } = await load(`{{"demo": "${path}"}}`);
      expect(problems).toEqual(refused);
      expect(refused).toMatchObject([{ line: 5, column: 1, found: path, why: 'outside' }]);
      expect(site.demos.size).toBe(0);
    },
  );

  it.each(['../../../outside.js', './Linked.js', '/OUTSIDE', 'content/../../outside.js'])(
    'outside is refused as a component: %s',
    async (name) => {
      const path = name.replace('/OUTSIDE', disk.path('outside.js'));
      const { site } = await load(`{{"component": "${path}"}}`);
      expect([...site.components.values()]).toMatchObject([{ refusal: { why: 'outside' } }]);
    },
  );

  it('of the project is fine', async () => {
    const { site, problems } = await load('{{"demo": "Own.js"}}\n\n{{"component": "./Own.js"}}');
    expect(problems).toEqual([]);
    expect([...site.demos.keys()]).toEqual(['content/a/Own']);
    expect([...site.components.values()]).toEqual([{ entry: 'content/a/Own.js' }]);
  });
});

describe('the cache', () => {
  const cached = { cache: true };

  it('says the same again, and what is right after the config', async () => {
    const body = '![Bell](../../../shared/logo.txt)\n\n![Missing](../../../shared/none.txt)';
    for (let run = 0; run < 2; run++)
      expect((await load(body, {}, cached)).problems.map(({ rule }) => rule)).toEqual(['file-refused', 'file-refused']);
    const allowed = await load(body, { readable: ['../shared'] }, cached);
    expect(allowed.problems.map(({ rule }) => rule)).toEqual(['asset-missing']);
    expect(allowed.page.assets).toHaveLength(1);
    expect((await load(body, {}, cached)).page.assets).toEqual([]);
  });

  it('is not believed about a file that became a link, or that git ignores now', async () => {
    disk.write({ 'site/content/a/swapped/one.txt': 'shared', 'site/late.txt': 'late' });
    const body = '![Bell](swapped/one.txt)\n\n![Bell](../../late.txt)';
    expect((await load(body, {}, cached)).problems).toEqual([]);
    const folder = disk.path('site/content/a/swapped');
    rmSync(folder, { recursive: true });
    mkdirSync(disk.path('copies'));
    writeFileSync(join(disk.path('copies'), 'one.txt'), 'shared');
    symlinkSync(disk.path('copies'), folder);
    disk.write({ 'site/.gitignore': 'ignored*\nprivate/\nlate.txt\n' });
    expect((await load(body, {}, cached)).refused.map(({ why }) => why)).toEqual(['outside', 'ignored']);
  });

  it('is not believed about a page whose writer was trusted with code', async () => {
    const body = '<p onclick="ring()">Bell</p>';
    expect((await load(body, {}, cached)).html).toContain('onclick');
    expect((await load(body, { trust: 'text' }, cached)).html).not.toContain('onclick');
    expect((await load(body, { trust: 'text' }, cached)).problems).toMatchObject([{ rule: 'html-refused' }]);
    expect((await load(body, {}, cached)).html).toContain('onclick');
  });
});

describe('where writers are trusted with text only', () => {
  it('a page is no link to a file outside of the content', async () => {
    const link = disk.path('site/content/a/leak.md');
    symlinkSync(disk.path('site/tracked.txt'), link);
    const { site, refused } = await load('Text.', { trust: 'text' });
    expect(refused).toMatchObject([{ file: 'content/a/leak.md', why: 'not-content', target: 'tracked.txt' }]);
    expect(site.pages.get('en')!.get('/a/leak/')).toMatchObject({ kind: 'failed', title: '' });
    rmSync(link);
  });

  it('a file beside the page is none that a link leads away to', async () => {
    const { refused, page } = await load('![Bell](fine.txt)\n\n![Bell](plain.txt)', { trust: 'text' });
    expect(refused).toMatchObject([{ line: 5, why: 'not-beside', target: 'tracked.txt' }]);
    expect(page.assets).toMatchObject([{ path: 'content/a/plain.txt' }]);
  });

  it('demos may lie in a listed folder outside', async () => {
    disk.write({ 'shared/demos/Bell.js': demo.replace(secret, 'plain') });
    const user: UserConfig = { trust: 'text', trustedDemos: ['../shared/demos'] };
    const { site, problems } = await load('{{"demo": "../../../shared/demos/Bell.js"}}', user);
    expect(problems).toEqual([]);
    expect([...site.demos.keys()]).toEqual(['../shared/demos/Bell']);
  });
});
