// The output folder: swapped in as a whole, never a foreign one, nothing left over.
import {
  chmodSync,
  existsSync,
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
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { XdocsError } from '../../src/model/problem.ts';
import { restoreOutput } from '../../src/disk/restore-output.ts';
import { writeOutput } from '../../src/disk/write-output.ts';
import { fileWriter } from '../../src/disk/write-file.ts';
import type { StreamedFile } from '../../src/model/output-file.ts';

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-out-'));
  out = join(folder, 'build');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = (path: string, contents: string | Uint8Array) => ({ path, contents });
const text = (path: string) => readFileSync(join(out, path), 'utf8');
const inode = (path: string) => statSync(join(out, path)).ino;
/** A number that no process has. */
let number = 2 ** 31;
const endedProcess = () => --number;

describe('an output folder', () => {
  it('is made with all its files, and says who made it', async () => {
    writeFileSync(join(folder, 'a.png'), Uint8Array.from([1, 2, 3]));
    const written = await writeOutput(out, [
      page('x/index.html', '<p>é</p>'),
      page('b.bin', Uint8Array.from([0, 255])),
      { path: 'x/a.png', copyFrom: join(folder, 'a.png') },
    ]);
    expect(text('x/index.html')).toBe('<p>é</p>');
    expect([...readFileSync(join(out, 'b.bin'))]).toEqual([0, 255]);
    expect([...readFileSync(join(out, 'x/a.png'))]).toEqual([1, 2, 3]);
    expect(text('.xdocs')).toContain('xdocs');
    expect(written).toMatchObject({ files: 3, bytes: 9 + 2 + 3, written: 3, isExchanged: false, left: [] });
    expect(readdirSync(folder).sort()).toEqual(['a.png', 'build']);
  });

  it('holds texts as UTF-8, whether they are written one by one or, on a slow disk, many at once', async () => {
    for (const mostMs of [-1, 1000]) {
      const write = fileWriter(mostMs);
      const texts = Array.from({ length: 200 }, (_, index) => `${index} é 停止 🔔 \ud800|`);
      await Promise.all(texts.map((content, index) => write(join(folder, `${mostMs} ${index}`), content)));
      for (const [index, content] of texts.entries())
        expect(readFileSync(join(folder, `${mostMs} ${index}`), 'utf8')).toBe(content.replace('\ud800', '\ufffd'));
      expect(write.isSlow()).toBe(mostMs < 0);
      await write(join(folder, `${mostMs}`, 'deep', 'file'), 'made');
      expect(readFileSync(join(folder, `${mostMs}`, 'deep', 'file'), 'utf8')).toBe('made');
      await expect(write(join(folder, `${mostMs} 0`, 'file'), '')).rejects.toMatchObject({ code: 'EEXIST' });
    }
  });

  it('lets what makes its files end its work where one of them cannot be made', async () => {
    let isEnded = false;
    function* files(): Generator<StreamedFile> {
      try {
        yield page('a.html', '1');
        yield {
          path: 'b.html',
          key: undefined,
          make() {
            throw new Error('no bell');
          },
        };
        for (let index = 0; ; index++) yield page(`${index}.html`, '1');
      } finally {
        isEnded = true;
      }
    }
    await expect(writeOutput(out, files())).rejects.toThrow('no bell');
    expect(isEnded).toBe(true);
  });

  it('is replaced as a whole: what is no more is gone', async () => {
    await writeOutput(out, [page('a.html', '1'), page('old/b.html', '1')]);
    await writeOutput(out, [page('a.html', '2')]);
    expect(text('a.html')).toBe('2');
    expect(readdirSync(out).sort()).toEqual(['.xdocs', 'a.html']);
  });

  it('links files that did not change, and writes the others', async () => {
    await writeOutput(out, [page('same.html', 'same'), page('other.html', '1')]);
    const [same, other] = [inode('same.html'), inode('other.html')];
    const written = await writeOutput(out, [page('same.html', 'same'), page('other.html', '2')]);
    expect(written.written).toBe(1);
    expect(inode('same.html')).toBe(same);
    expect(inode('other.html')).not.toBe(other);
  });

  it('is not linked to the sources it is copied from', async () => {
    const source = join(folder, 'a.svg');
    writeFileSync(source, 'one');
    await writeOutput(out, [{ path: 'a.svg', copyFrom: source }]);
    writeFileSync(source, 'two');
    expect(text('a.svg')).toBe('one');
  });

  it('may be empty, or deep in folders that are not there', async () => {
    mkdirSync(out);
    await writeOutput(out, [page('a.html', '1')]);
    expect(text('a.html')).toBe('1');
    await writeOutput(join(folder, 'not/there/yet'), [page('a.html', '1')]);
    expect(readFileSync(join(folder, 'not/there/yet/a.html'), 'utf8')).toBe('1');
  });
});

describe('a folder that xdocs did not make', () => {
  it('is refused and left as it was', async () => {
    mkdirSync(out);
    writeFileSync(join(out, 'thesis.txt'), 'mine');
    await expect(writeOutput(out, [page('a.html', '1')])).rejects.toThrow(XdocsError);
    await expect(writeOutput(out, [page('a.html', '1')])).rejects.toThrow(/not empty and was not made by xdocs/);
    expect(readdirSync(out)).toEqual(['thesis.txt']);
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it('may not be a file either', async () => {
    writeFileSync(out, 'mine');
    await expect(writeOutput(out, [page('a.html', '1')])).rejects.toThrow(/is a file/);
    expect(readFileSync(out, 'utf8')).toBe('mine');
  });
});

describe('a file that would not lie in the output folder', () => {
  it.each(['../evil.html', 'a/../../build2/evil.html', '..', '', 'a/..'])('is refused: %j', async (path) => {
    writeFileSync(join(folder, 'evil.html'), 'mine');
    await expect(writeOutput(out, [page('a.html', '1'), page(path, 'evil')])).rejects.toThrow(XdocsError);
    await expect(writeOutput(out, [page(path, 'evil')])).rejects.toThrow(
      `The file ${path} would not lie in the output folder`,
    );
    expect(readdirSync(folder)).toEqual(['evil.html']);
    expect(readFileSync(join(folder, 'evil.html'), 'utf8')).toBe('mine');
  });
});

describe('what the disk refuses', () => {
  it('is told with the output folder, without a stack: a file stands where a folder should be', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    const written = writeOutput(join(folder, 'notes.txt/build'), [page('a.html', '1')]);
    await expect(written).rejects.toThrow(XdocsError);
    await expect(written).rejects.toThrow(/The output folder .*notes\.txt\/build cannot be written: ENOTDIR/);
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('is told with the output folder: a name that is too long', async () => {
    const written = writeOutput(out, [page(`${'x'.repeat(300)}/index.html`, '1')]);
    await expect(written).rejects.toThrow(XdocsError);
    await expect(written).rejects.toThrow(/The output folder .*build cannot be written: ENAMETOOLONG/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.skipIf(process.getuid?.() === 0)('is told with the output folder: a parent that is read-only', async () => {
    chmodSync(folder, 0o500);
    await expect(writeOutput(out, [page('a.html', '1')])).rejects.toThrow(
      /The output folder .*build cannot be written: EACCES/,
    );
    chmodSync(folder, 0o700);
  });

  it('is told with the file that it would not read', async () => {
    mkdirSync(join(folder, 'logo.svg'));
    await expect(writeOutput(out, [{ path: 'logo.svg', copyFrom: join(folder, 'logo.svg') }])).rejects.toThrow(
      /The file .*logo\.svg cannot be read: EISDIR/,
    );
  });
});

describe('a build that fails', () => {
  it.each<[string, () => { path: string; copyFrom: string } | { path: string; contents: string }]>([
    ['as a file to copy is gone', () => ({ path: 'x.png', copyFrom: join(folder, 'none.png') })],
    ['as two files claim a place', () => ({ path: 'a.html/b.html', contents: 'x' })],
  ])('%s leaves the old output whole and nothing half-written', async (_, broken) => {
    await writeOutput(out, [page('a.html', 'good')]);
    await expect(writeOutput(out, [page('a.html', 'new'), broken()])).rejects.toThrow();
    expect(text('a.html')).toBe('good');
    expect(readdirSync(folder)).toEqual(['build']);
  });
});

describe('what a killed build left behind', () => {
  const leave = (name: string, file: string, contents: string) => {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), contents);
    writeFileSync(join(folder, name, '.xdocs'), '');
  };

  it('is removed by the next one', async () => {
    await writeOutput(out, [page('a.html', '1')]);
    leave(`build.next-${endedProcess()}`, 'a.html', 'half');
    leave(`build.old-${endedProcess()}`, 'a.html', 'old');
    leave(`build.xdocs-gone-${endedProcess()}`, 'a.html', 'older');
    await writeOutput(out, [page('a.html', '2')]);
    expect(readdirSync(folder)).toEqual(['build']);
    expect(text('a.html')).toBe('2');
  });

  it('between its two renames is the old output, which serves as such', async () => {
    await writeOutput(out, [page('same.html', 'same')]);
    const before = inode('same.html');
    renameSync(out, join(folder, `build.old-${endedProcess()}`));
    await writeOutput(out, [page('same.html', 'same')]);
    expect(inode('same.html')).toBe(before);
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it('between its two renames comes back whatever becomes of the next build', async () => {
    await writeOutput(out, [page('a.html', 'good')]);
    renameSync(out, join(folder, `build.old-${endedProcess()}`));
    await expect(writeOutput(out, [page('../evil.html', 'x')])).rejects.toThrow(XdocsError);
    expect(text('a.html')).toBe('good');
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it('comes back by itself, the latest where there are several; a folder without the mark never does', async () => {
    leave(`build.old-${endedProcess()}`, 'a.html', 'older');
    // Files have times of a few milliseconds.
    await new Promise((done) => setTimeout(done, 20));
    leave(`build.old-${endedProcess()}`, 'a.html', 'last');
    mkdirSync(join(folder, 'build.old-2000000000'));
    restoreOutput(out);
    expect(text('a.html')).toBe('last');
    restoreOutput(join(folder, 'none'));
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it('is put back where another process has its number by now, and not while one may be swapping', () => {
    const moved = join(folder, `build.old-${process.ppid}`);
    leave(`build.old-${process.ppid}`, 'a.html', 'good');
    restoreOutput(out);
    expect(existsSync(out)).toBe(false);
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    restoreOutput(out);
    vi.useRealTimers();
    expect([existsSync(moved), text('a.html')]).toEqual([false, 'good']);
  });

  it('is not what a build that still runs works on, nor a folder with a like name', async () => {
    leave(`build.next-${process.ppid}`, 'a.html', 'theirs');
    leave('build.old-site', 'a.html', 'mine');
    mkdirSync(join(folder, 'build.old-2024'));
    writeFileSync(join(folder, 'build.old-2024', 'a.html'), 'mine');
    await writeOutput(out, [page('a.html', '1')]);
    expect(existsSync(join(folder, 'build.old-2024', 'a.html'))).toBe(true);
    expect(existsSync(join(folder, `build.next-${process.ppid}`, 'a.html'))).toBe(true);
    expect(existsSync(join(folder, 'build.old-site', 'a.html'))).toBe(true);
  });
});
