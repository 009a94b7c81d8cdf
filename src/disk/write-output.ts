// Writes the output folder: built beside the old one, with unchanged files hard-linked from it, and swapped in.
import { copyFile, link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { OutputFile } from '../model/output-file.ts';
import { XdocsError } from '../model/problem.ts';
import { diskError } from './disk-error.ts';
import { isOwnFolder } from './output-marker.ts';
import { removeLeftFolders, restoreOutput, type LeftFolder } from './restore-output.ts';
import { makeStage, swapIn, type Stage } from './swap-output.ts';

interface WrittenOutput {
  readonly files: number;
  readonly bytes: number;
  /** Number of files with new content. */
  readonly written: number;
  /** Whether entries had to be exchanged one by one: the output could not be swapped as a whole. */
  readonly isExchanged: boolean;
  /** Folders of earlier outputs that could not be removed. */
  readonly left: readonly LeftFolder[];
}

/**
 * Ensures that xdocs may replace an output folder.
 *
 * @throws XdocsError if it contains something that xdocs did not make
 */
export function refuseForeignFolder(out: string): void {
  try {
    if (isOwnFolder(out)) return;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (code === 'ENOTDIR' && existsSync(out))
      throw new XdocsError(`The output folder ${out} is a file. Name another folder with --out.`);
    throw writeError(out, error);
  }
  throw new XdocsError(
    `The output folder ${out} is not empty and was not made by xdocs, so it is left alone. Empty it yourself, or name another folder with --out.`,
  );
}

/**
 * Writes all files to a new folder and swaps it in. The old output stays complete until the swap, so a build that fails
 * or is killed leaves it unchanged. Files are pulled one by one, and written while the next ones are made.
 *
 * @param out its real path: otherwise a symbolic link would be replaced instead of its target
 * @param options.reuse whether files of the old output whose bytes are the same are linked
 * @throws XdocsError if the folder was not made by xdocs, if the disk cannot be written, and for a file outside the
 * folder
 */
export async function writeOutput(
  out: string,
  files: Iterable<OutputFile>,
  { reuse = true }: { readonly reuse?: boolean } = {},
): Promise<WrittenOutput> {
  restoreOutput(out);
  refuseForeignFolder(out);
  const left = new Map<string, LeftFolder>();
  const removeLeft = async () => {
    for (const folder of await removeLeftFolders(out)) left.set(folder.path, folder);
  };
  await removeLeft();
  const stage = stageFor(out);
  const next = stage.folder;
  const folders = new Set<string>();
  let count = 0;
  let bytes = 0;
  let written = 0;
  const writeOne = async (file: OutputFile) => {
    const target = join(next, file.path);
    if (!target.startsWith(next + sep))
      throw new XdocsError(
        `The file ${file.path} would not lie in the output folder. Pathnames, redirects and the base cannot hold "..".`,
      );
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    count++;
    const contents = 'contents' in file ? Buffer.from(file.contents as string) : await readSource(file.copyFrom);
    bytes += contents.length;
    if (reuse && (await linkIfSame(join(out, file.path), target, contents))) return;
    written++;
    await writeFile(target, contents);
  };
  let isExchanged: boolean;
  try {
    await forEachConcurrently(files, 32, writeOne);
    ({ isExchanged } = swapIn(stage, out));
  } catch (error) {
    await rm(next, { recursive: true, force: true }).catch(() => undefined);
    throw writeError(out, error);
  }
  await removeLeft();
  return { files: count, bytes, written, isExchanged, left: [...left.values()] };
}

function stageFor(out: string): Stage {
  try {
    return makeStage(out);
  } catch (error) {
    throw writeError(out, error);
  }
}

function writeError(out: string, error: unknown): unknown {
  return diskError(error, `The output folder ${out} cannot be written`);
}

function readSource(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw diskError(error, `The file ${file} cannot be read`);
  });
}

/**
 * Links the file of the old output if its bytes are the same, or copies it if linking fails. Comparing bytes, unlike
 * records, cannot be stale.
 */
async function linkIfSame(old: string, target: string, contents: Buffer): Promise<boolean> {
  try {
    if ((await stat(old)).size !== contents.length || !contents.equals(await readFile(old))) return false;
  } catch {
    return false;
  }
  try {
    await link(old, target);
  } catch {
    await copyFile(old, target);
  }
  return true;
}

/**
 * Processes items with limited concurrency. After a failure no further item is started, and the error is thrown once
 * all running ones have finished.
 */
async function forEachConcurrently<T>(
  items: Iterable<T>,
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    try {
      // oxlint-disable-next-line no-unmodified-loop-condition -- another lane sets it while this one waits
      for (let next = iterator.next(); !next.done && !failed; next = iterator.next()) await work(next.value);
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: width }, worker));
  for (const ended of workers) if (ended.status === 'rejected') throw ended.reason;
}
