// `--keep-assets` on the command line: what it leaves, what it says, and that nothing else is another.
import { readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentsOf, diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';

const demo = (word: string) => `export default function Bell() {\n  return <b>${word}</b>;\n}\n`;
let site: DiskSite;

beforeAll(() => {
  site = diskSite({ 'content/index.md': pageText('Velo', '{{"demo": "Bell.tsx"}}'), 'content/Bell.tsx': demo('one') });
});
afterAll(() => site.remove());

const build = (...args: readonly string[]) => runXdocs(['build', ...args], { cwd: site.root });
const modules = () => readdirSync(site.path('build/_assets/demos')).filter((name) => name.startsWith('Bell.'));

it('keeps files of earlier builds and says so; but for these, the output is the same', async () => {
  expect((await build('--keep-assets', '2')).stdout).toContain('There was no earlier output');
  site.write({ 'content/Bell.tsx': demo('two') });
  expect((await build('--keep-assets', '2')).stdout).toMatch(/\d+ files of 1 earlier build stay in the output/);
  expect(modules()).toHaveLength(2);
  site.write({ 'content/Bell.tsx': demo('three') });
  const { stdout } = await build('--keep-assets', '2', '--json');
  const { notes } = JSON.parse(stdout) as { notes: readonly string[] };
  expect(notes.join()).toMatch(/\d+ files of 2 earlier builds stay/);
  expect(modules()).toHaveLength(3);
  // As in CI, where the cache is restored and the output is not.
  rmSync(site.path('build'), { recursive: true });
  expect((await build('--keep-assets', '1')).stdout).toContain('of 1 earlier build stay');
  const kept = contentsOf(site.path('build'));
  await build('--clean');
  const plain = contentsOf(site.path('build'));
  const surplus = Object.keys(kept).filter((path) => !(path in plain));
  expect(surplus.every((path) => /^(?:\.xdocs-kept\.json|_assets\/.*)$/.test(path))).toBe(true);
  for (const path of surplus) delete kept[path];
  expect(kept).toEqual(plain);
});

it.each(['-1', '1.5', 'all', '101'])('refuses %s', async (count) => {
  const { code, stderr } = await build(`--keep-assets=${count}`);
  expect([code, stderr]).toEqual([2, expect.stringContaining('a whole number from 0 to 100 would be right')]);
});
