// Writes the output folder. Files that have not changed stay; what has changed lies ready before it takes its place.
import { copyFile, link, readFile, rm } from 'node:fs/promises';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { MadeContents, StreamedFile } from '../model/output-file.ts';
import { XdocsError } from '../model/problem.ts';
import { diskError } from './disk-error.ts';
import { fileStampAt, isSettled, sizeIn, stampOf } from './file-stamp.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { leftovers } from './leftovers.ts';
import { isOwnFolder, markerName } from './output-marker.ts';
import type { OutputRecord, PublishedOutput } from './output-record.ts';
import { canPatch, patchOutput } from './patch-output.ts';
import { contentHash } from './read-sources.ts';
import { removeLeftFolders, restoreOutput, type LeftFolder } from './restore-output.ts';
import { makeStage, swapIn, type Stage } from './swap-output.ts';
import { outputWriter, type WritingThread } from './output-writer.ts';

interface WrittenOutput {
  readonly files: number;
  readonly bytes: number;
  /** Number of files with new content. */
  readonly written: number;
  /** Whether entries had to be exchanged one by one: the output could not be swapped as a whole. */
  readonly isExchanged: boolean;
  /** Folders of earlier outputs that could not be removed. */
  readonly left: readonly LeftFolder[];
  /** What a record of the output keeps. */
  readonly published: PublishedOutput;
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

export interface WriteOptions {
  /** Whether files of the old output may stay. */
  readonly reuse?: boolean;
  /** What the last build remembered of the output. */
  readonly record?: OutputRecord | undefined;
  /**
   * Up to how many files are changed in their place: few, because until the last one the output is half old, half new.
   * Default: 1000.
   */
  readonly maxPatched?: number;
  /** Writes files beside this thread, once there are many. */
  readonly thread?: WritingThread | undefined;
}

/**
 * Writes an output. What changes lies ready beside the old output, which stays complete until then, so a build that fails
 * or is killed leaves it unchanged: a few files take their places one by one, many come with a new folder that is swapped
 * in. Files are pulled one by one, and written while the next ones are made. A file that the record knows as unchanged
 * is neither made nor read; another one that has the same bytes as the old one stays, too.
 *
 * @param out its real path: otherwise a symbolic link would be replaced instead of its target
 * @throws XdocsError if the folder was not made by xdocs, if another build writes it at the same time, if the disk
 * cannot be written, and for a file outside the folder
 */
export async function writeOutput(
  out: string,
  files: Iterable<StreamedFile> | AsyncIterable<StreamedFile>,
  { reuse = true, record, maxPatched = 1000, thread }: WriteOptions = {},
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
  const mark = fileStampAt(join(out, markerName));
  const keys = new Map<string, string | undefined>();
  const staged: string[] = [];
  const kept: string[] = [];
  let bytes = 0;
  const keep = (path: string, size: number) => {
    kept.push(path);
    bytes += size;
  };
  const writer = outputWriter(thread);
  const writeOne = async (file: StreamedFile) => {
    const { path } = file;
    if ((path === '' || path.includes('..')) && !join(next, path).startsWith(next + sep))
      throw new XdocsError(
        `The file ${path} would not lie in the output folder. Pathnames, redirects and the base cannot hold "..".`,
      );
    const key = keyOf(file);
    keys.set(path, key);
    const size = reuse && key !== undefined ? record?.unchanged(path, key) : undefined;
    if (size !== undefined) return keep(path, size);
    const made = (reuse && (await renewedOf(file, out, record))) || (await madeOf(file));
    if (!made) return void keys.delete(path);
    const { contents, isFailure } = made;
    if (isFailure) keys.set(path, undefined);
    const length = Buffer.byteLength(contents);
    if (reuse && mark !== undefined && (await hasSameBytes(join(out, path), contents, length)))
      return keep(path, length);
    staged.push(path);
    bytes += length;
    await writer.write(join(next, path), contents);
  };
  let isExchanged = false;
  let isRelinked = false;
  let removed: string[] = [];
  try {
    await forEachConcurrently(files, 32, writeOne);
    await writer.end();
    if (kept.length > 0 && fileStampAt(join(out, markerName)) !== mark)
      throw new XdocsError(`Another build has written the output folder ${out} in the meantime. Run again.`);
    removed = kept.length > 0 ? leftovers(out, keys, record) : [];
    const changes = staged.length + removed.length;
    if (kept.length > 0 && changes === 0) await rm(next, { recursive: true, force: true });
    else if (kept.length > 0 && changes <= maxPatched && canPatch(out, staged)) patchOutput(stage, out, removed);
    else {
      await linkAll(kept, out, next);
      isRelinked = true;
      ({ isExchanged } = swapIn(stage, out));
    }
  } catch (error) {
    // What is still written would come back into the folder.
    await writer.end().catch(() => undefined);
    await rm(next, { recursive: true, force: true }).catch(() => undefined);
    throw writeError(out, error);
  }
  // Files have fractions of a millisecond.
  const publishedAt = Date.now() + 1;
  await removeLeft();
  return {
    files: keys.size,
    bytes,
    written: staged.length,
    isExchanged,
    left: [...left.values()],
    published: { keys, changed: [...staged, ...removed], publishedAt, isRelinked },
  };
}

/** What a file is made from, as far as that can be told without making it. */
function keyOf(file: StreamedFile): string | undefined {
  if ('key' in file) return file.key;
  if ('contents' in file) return contentHash(file.contents);
  const start = Date.now();
  const found = statSync(file.copyFrom, { throwIfNoEntry: false });
  const stamp = found && stampOf(found);
  return stamp !== undefined && isSettled(stamp, start) ? `${file.copyFrom} ${stamp}` : undefined;
}

/** The contents of a file from those that lie in the output, where the record knows what these are made from. */
async function renewedOf(
  file: StreamedFile,
  out: string,
  record: OutputRecord | undefined,
): Promise<MadeContents | undefined> {
  const key = 'renewed' in file ? record?.keyAt(file.path) : undefined;
  if (key === undefined || !('renewed' in file)) return undefined;
  const old = await readFile(join(out, file.path)).catch(() => undefined);
  const contents = old && file.renewed?.(old, key);
  return contents && { contents };
}

async function madeOf(file: StreamedFile): Promise<MadeContents | undefined> {
  if ('copyFrom' in file) return { contents: await readSource(file.copyFrom) };
  return 'make' in file ? file.make() : { contents: file.contents };
}

/** Links files of the old output into the new one, or copies them where linking fails. */
async function linkAll(paths: readonly string[], out: string, next: string): Promise<void> {
  const folders = new Set<string>();
  await forEachConcurrently(paths, 32, async (path) => {
    const target = join(next, path);
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    try {
      await link(join(out, path), target);
    } catch {
      await copyFile(join(out, path), target);
    }
  });
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

/** Whether a file is there with these bytes. */
async function hasSameBytes(path: string, contents: string | Uint8Array, length: number): Promise<boolean> {
  const stamp = fileStampAt(path);
  if (stamp === undefined || sizeIn(stamp) !== length) return false;
  try {
    return (await readFile(path)).equals(typeof contents === 'string' ? Buffer.from(contents) : contents);
  } catch {
    return false;
  }
}
