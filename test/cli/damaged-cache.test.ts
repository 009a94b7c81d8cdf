// A cache is never trusted and never fatal: whatever happens to its files, builds write the same bytes and say the same.
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentsOf, diskSite, packageFiles, pageText, type DiskSite } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';
import { isWhole } from '../support/sample.ts';

const files = {
  'xdocs.config.ts': `export default {
    name: 'Velo', origin: 'https://velo.example', locales: ['en', 'de'],
    products: [{ id: 'kit', name: 'Kit', href: '/', api: { pathname: '/api/', packages: ['@velo/kit'] } }],
  };`,
  'content/index.md': pageText('Velo', '{{"demo": "Bell.tsx"}}\n\n```ts\nconst bells = 1;\n```\n\n[Gone](/gone/)'),
  'content/locks.md': pageText('Locks', 'They hold.'),
  'content/Bell.tsx': "import { ring } from './ring';\n\nexport default () => <p>{ring}</p>;\n",
  'content/ring.ts': "export const ring = 'Ring';\n",
  ...packageFiles(
    '@velo/kit',
    "import type * as React from 'react';\nexport interface BellProps { /** How loud. @default 3 */ loud?: number }\nexport declare function Bell(props: BellProps): React.JSX.Element;\n",
    'export function Bell() { return null; }\n',
  ),
};

let site: DiskSite;
let clean: Record<string, string>;
let said: string;
const cache = () => site.path('node_modules/.cache/xdocs');
const kept = () => site.path('kept');

async function expectSameBuild(what: string): Promise<void> {
  const { code, stderr } = await runXdocs(['build'], { cwd: site.root });
  expect({ what, code, stderr }).toEqual({ what, code: 1, stderr: said });
  expect(contentsOf(site.path('build')), what).toEqual(clean);
}

beforeAll(async () => {
  site = diskSite(files);
  said = (await runXdocs(['build'], { cwd: site.root })).stderr;
  expect(said).toMatch(/The link \/gone\/ leads to no page/);
  clean = contentsOf(site.path('build'));
  cpSync(cache(), kept(), { recursive: true });
});
afterAll(() => site.remove());

/** Numbers below a bound, the same at every run. */
function dice(seed: number): (bound: number) => number {
  let state = seed * 7919 + 1;
  return (bound) => (state = (state * 48271) % 2147483647) % bound;
}

const flips = isWhole ? 200 : 20;
it(`publishes the same where one of its bits is another, ${flips} times`, async () => {
  const packs = readdirSync(kept());
  expect(packs.length).toBeGreaterThan(8);
  for (let seed = 0; seed < flips; seed++) {
    const roll = dice(seed);
    roll(2);
    const name = packs[seed % packs.length]!;
    const bytes = readFileSync(join(kept(), name));
    const at = roll(bytes.length);
    bytes[at]! ^= 1 << roll(8);
    cpSync(kept(), cache(), { recursive: true });
    writeFileSync(join(cache(), name), bytes);
    await expectSameBuild(`${name}, byte ${at}`);
  }
});

const damages: readonly (readonly [what: string, damage: (path: string) => void])[] = [
  ['cut in half', (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
  ['empty', (path) => truncateSync(path)],
  ['gone', (path) => rmSync(path)],
  [
    'a folder',
    (path) => {
      rmSync(path);
      mkdirSync(join(path, 'inside'), { recursive: true });
    },
  ],
];

it('publishes the same where one of its files is cut, empty, gone or a folder', async () => {
  for (const [index, name] of readdirSync(kept()).entries()) {
    for (const [what, damage] of isWhole ? damages : [damages[index % damages.length]!]) {
      rmSync(cache(), { recursive: true });
      cpSync(kept(), cache(), { recursive: true });
      damage(join(cache(), name));
      await expectSameBuild(`${name} is ${what}`);
    }
  }
});

it('publishes the same where a file is gone that was added after a picture changed beside the same text', async () => {
  const bell = (size: number) => ({
    'content/bell.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`,
  });
  const other = diskSite({
    'content/index.md': pageText('Bells', '![A bell](./bell.svg)'),
    ...bell(1),
    ...manyPages(20),
    'node_modules/none/index.js': '',
  });
  try {
    for (const size of [1, 2]) {
      other.write(bell(size));
      expect((await runXdocs(['build'], { cwd: other.root })).code).toBe(0);
    }
    const built = contentsOf(other.path('build'));
    expect(other.read('build/index.html')).toContain('width="2"');
    const folder = other.path('node_modules/.cache/xdocs');
    cpSync(folder, other.path('all'), { recursive: true });
    const added = readdirSync(folder).filter((name) => name.endsWith('.1.pack'));
    expect(added).toEqual(expect.arrayContaining(['bodies.1.pack', 'pages.1.pack', 'prose.1.pack']));
    for (const name of added) {
      cpSync(other.path('all'), folder, { recursive: true });
      rmSync(join(folder, name));
      expect((await runXdocs(['build'], { cwd: other.root })).code).toBe(0);
      expect(contentsOf(other.path('build')), name).toEqual(built);
    }
  } finally {
    other.remove();
  }
});

/** So many that what is added stays beside them. */
function manyPages(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`content/page-${index}.md`, pageText(`Page ${index}`, 'It rings.')]),
  );
}

it.skipIf(process.getuid?.() === 0)(
  'says once that it cannot be written, and builds and checks all the same',
  async () => {
    rmSync(cache(), { recursive: true });
    cpSync(kept(), cache(), { recursive: true });
    site.write({ 'content/locks.md': pageText('Locks', 'They hold fast.') });
    chmodSync(cache(), 0o500);
    try {
      for (const command of ['build', 'check']) {
        const { code, stdout, stderr } = await runXdocs([command], { cwd: site.root });
        expect(
          (stdout + stderr).match(/^node_modules\/\.cache\/xdocs warning The cache cannot be written/gm),
        ).toHaveLength(1);
        expect(stdout + stderr).toMatch(/The link \/gone\/ leads to no page/);
        expect(code).toBe(1);
      }
      expect(site.read('build/locks/index.html')).toContain('hold fast');
    } finally {
      chmodSync(cache(), 0o700);
    }
  },
);
