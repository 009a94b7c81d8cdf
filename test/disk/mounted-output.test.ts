// An output folder that cannot be moved, as where a container has a volume: its entries are exchanged. No test may mount
// anything, so that the refusal is a made one.
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreOutput } from '../../src/disk/restore-output.ts';
import { writeOutput } from '../../src/disk/write-output.ts';

const disk = vi.hoisted(() => ({
  /** The folder that is mounted. */
  mount: undefined as string | undefined,
  /** Moves that fail, by the end of their source's path, with a code. */
  refused: {} as Record<string, string>,
  readOnlyParent: false,
  removable: true,
}));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const fail = (code: string) => {
    throw Object.assign(new Error(`${code}: refused`), { code, syscall: 'rename' });
  };
  const isInside = (path: string) => path.startsWith(disk.mount + sep);
  return {
    ...fs,
    renameSync(from: string, to: string) {
      if (disk.mount !== undefined && from === disk.mount) fail('EBUSY');
      if (disk.mount !== undefined && isInside(from) !== isInside(to)) fail('EXDEV');
      for (const [end, code] of Object.entries(disk.refused)) if (from.endsWith(end)) fail(code);
      fs.renameSync(from, to);
    },
    mkdirSync(path: string, options?: { recursive: boolean }) {
      if (disk.readOnlyParent && /build\.next-\d+$/.test(path)) fail('EACCES');
      return fs.mkdirSync(path, options);
    },
  };
});
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return {
    ...fs,
    rm: (path: string, options: object) =>
      disk.removable || !path.includes('gone')
        ? fs.rm(path, options)
        : Promise.reject(Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'rm' })),
  };
});

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-mounted-'));
  out = join(folder, 'build');
  mkdirSync(out);
  Object.assign(disk, { mount: undefined, refused: {}, readOnlyParent: false, removable: true });
});
afterEach(() => {
  Object.assign(disk, { mount: undefined, refused: {} });
  rmSync(folder, { recursive: true, force: true });
});

const page = (path: string, contents: string) => ({ path, contents });
const text = (path: string) => readFileSync(join(out, path), 'utf8');
/** A number that no process has. */
let number = 2 ** 31;
const endedProcess = () => --number;

describe('an output folder that cannot be moved', () => {
  it.each([
    ['is a mount point', () => (disk.mount = out)],
    ['lies in a folder that cannot be written', () => (disk.readOnlyParent = true)],
    ['lies in a layer that cannot be changed', () => (disk.refused = { build: 'EXDEV' })],
  ])('%s: its entries are exchanged, unchanged files are linked', async (_, make) => {
    await writeOutput(out, [page('a.html', '1'), page('old/b.html', '1'), page('same.html', 'same')]);
    // Some file systems have a folder of their own in their root.
    mkdirSync(join(out, 'lost+found'));
    make();
    const same = statSync(join(out, 'same.html')).ino;
    const files = [page('a.html', '2'), page('same.html', 'same'), page('new/c.html', '2')];
    const written = await writeOutput(out, files, { maxPatched: 0 });
    expect(written).toMatchObject({ isExchanged: true, left: [], written: 2 });
    expect([text('a.html'), text('new/c.html'), statSync(join(out, 'same.html')).ino]).toEqual(['2', '2', same]);
    expect(readdirSync(out).sort()).toEqual(['.xdocs', 'a.html', 'lost+found', 'new', 'same.html']);
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it.each([
    ['is a mount point', () => (disk.mount = out)],
    ['lies in a folder that cannot be written', () => (disk.readOnlyParent = true)],
    ['lies in a layer that cannot be changed', () => (disk.refused = { build: 'EXDEV' })],
  ])('%s: a few changes need no exchange', async (_, make) => {
    await writeOutput(out, [page('a.html', '1'), page('old/b.html', '1'), page('same.html', 'same')]);
    mkdirSync(join(out, 'lost+found'));
    make();
    const same = statSync(join(out, 'same.html')).ino;
    const written = await writeOutput(out, [page('a.html', '2'), page('same.html', 'same'), page('new/c.html', '2')]);
    expect(written).toMatchObject({ isExchanged: false, left: [], written: 2 });
    expect([text('a.html'), text('new/c.html'), statSync(join(out, 'same.html')).ino]).toEqual(['2', '2', same]);
    expect(readdirSync(out).sort()).toEqual(['.xdocs', 'a.html', 'lost+found', 'new', 'same.html']);
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it('keeps its old entries where one of them cannot be moved', async () => {
    await writeOutput(out, [page('a.html', '1'), page('b.html', '1')]);
    Object.assign(disk, { mount: out, refused: { 'b.html': 'EPERM' } });
    await expect(writeOutput(out, [page('a.html', '2')])).rejects.toThrow(/build cannot be written: EPERM/);
    expect(readdirSync(out).sort()).toEqual(['.xdocs', 'a.html', 'b.html']);
    expect(text('a.html')).toBe('1');
  });

  it('is taken empty, and is no foreign one after a build was killed there', async () => {
    disk.mount = out;
    await expect(writeOutput(out, [page('../evil.html', 'x')])).rejects.toThrow(/would not lie/);
    mkdirSync(join(out, `.xdocs-next-${endedProcess()}`));
    await writeOutput(out, [page('a.html', '1')]);
    expect(readdirSync(out).sort()).toEqual(['.xdocs', 'a.html']);
  });
});

describe('an exchange that was interrupted is finished by the next command', () => {
  it.each(['full', 'rest'])('%s', async (kind) => {
    await writeOutput(out, [page('a.html', '1')]);
    const left = join(out, `.xdocs-${kind}-${endedProcess()}`);
    mkdirSync(left);
    writeFileSync(join(left, 'b.html'), '2');
    if (kind === 'rest') renameSync(join(out, 'a.html'), join(out, 'c.html'));
    restoreOutput(out);
    expect(text('b.html')).toBe('2');
    expect(readdirSync(out).filter((name) => name.endsWith('.html'))).toEqual(
      kind === 'full' ? ['b.html'] : ['b.html', 'c.html'],
    );
    await writeOutput(out, [page('d.html', '3')]);
    expect(readdirSync(out).sort()).toEqual(['.xdocs', 'd.html']);
  });
});

it('an old output that cannot be removed is told, and stands in the way of no build', async () => {
  await writeOutput(out, [page('a.html', '1')]);
  disk.removable = false;
  for (const round of ['2', '3', '4']) {
    const { left } = await writeOutput(out, [page('a.html', round)]);
    expect(left).toHaveLength(Number(round) - 1);
    expect(left[0]).toEqual({
      path: join(folder, `build.xdocs-gone-${process.pid}`),
      reason: 'EACCES: permission denied',
    });
    expect(text('a.html')).toBe(round);
  }
});
