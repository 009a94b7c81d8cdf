// The output folder: written beside the old one, unchanged files linked from it, then swapped in by rename.
import { copyFile, link, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { OutputFile } from '../model/output-file.ts';
import { XdocsError } from '../model/problem.ts';
import { diskRefusal } from './disk-refusal.ts';

/** Says that xdocs made a folder. */
export const markerName = '.xdocs';
const markerText = 'Made by xdocs, which replaces this folder as a whole.\n';

interface WrittenOutput {
  readonly files: number;
  readonly bytes: number;
  /** Files whose content was new. */
  readonly written: number;
}

/**
 * Makes sure that an output folder is ours to replace.
 *
 * @throws XdocsError where it holds something that xdocs did not make
 */
export async function refuseForeignFolder(out: string): Promise<void> {
  const entries = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR' && existsSync(out))
      throw new XdocsError(`The output folder ${out} is a file. Name another folder with --out.`);
    throw notWritten(out, error);
  });
  if (entries.length === 0 || (await hasMarker(out))) return;
  throw new XdocsError(
    `The output folder ${out} is not empty and was not made by xdocs, so it is left alone. Empty it yourself, or name another folder with --out.`,
  );
}

/**
 * Removes an output folder that xdocs made.
 *
 * @throws XdocsError where it holds something that xdocs did not make
 */
export async function dropOutput(out: string): Promise<void> {
  await refuseForeignFolder(out);
  await rm(out, { recursive: true, force: true }).catch((error: unknown) => {
    throw notWritten(out, error);
  });
}

/**
 * Writes all files to a new folder and swaps it in. Until the swap the old output is whole; a build that fails or is
 * killed leaves it as it was. Files are asked for one by one, and written while the next ones are made.
 *
 * @param out its real path: a link would be replaced instead of what it leads to
 * @throws XdocsError where the folder is not ours, where the disk refuses, and for a file that would not lie in the
 * folder
 */
export async function writeOutput(out: string, files: Iterable<OutputFile>): Promise<WrittenOutput> {
  await refuseForeignFolder(out);
  const next = `${out}.next-${process.pid}`;
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
    if (await linkIfSame(join(out, file.path), target, contents)) return;
    written++;
    await writeFile(target, contents);
  };
  try {
    await removeLeftovers(out);
    await mkdir(next, { recursive: true });
    await eachOf(files, 32, writeOne);
    await writeFile(join(next, markerName), markerText);
    await swap(out, next);
  } catch (error) {
    await rm(next, { recursive: true, force: true }).catch(() => undefined);
    throw notWritten(out, error);
  }
  return { files: count, bytes, written };
}

function notWritten(out: string, error: unknown): unknown {
  return diskRefusal(error, `The output folder ${out} cannot be written`);
}

function readSource(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw diskRefusal(error, `The file ${file} cannot be read`);
  });
}

async function swap(out: string, next: string): Promise<void> {
  const old = `${out}.old-${process.pid}`;
  await mkdir(dirname(out), { recursive: true });
  if (existsSync(out)) await rename(out, old);
  try {
    await rename(next, out);
  } catch (error) {
    if (existsSync(old)) await rename(old, out);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/** Folders that a killed build left beside the output. An old output that lost its place gets it back. */
async function removeLeftovers(out: string): Promise<void> {
  const parent = dirname(out);
  const name = out.slice(parent.length + 1);
  for (const entry of await readdir(parent).catch(() => [])) {
    const match = entry.startsWith(`${name}.`) ? /^\.(next|old)-(\d+)$/.exec(entry.slice(name.length)) : null;
    if (!match || isRunning(Number(match[2]))) continue;
    const path = join(parent, entry);
    if (match[1] === 'old' && !existsSync(out)) await rename(path, out);
    else await rm(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function hasMarker(out: string): Promise<boolean> {
  return readFile(join(out, markerName)).then(
    () => true,
    () => false,
  );
}

/**
 * Links a file of the old output whose bytes are the new ones, copying where links fail; compares, so that no record
 * can be stale.
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
 * Works on items in a few lanes; after a failure no further item is begun, and nothing is at work any more when it is
 * thrown.
 */
async function eachOf<T>(items: Iterable<T>, width: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  let failed = false;
  const lane = async () => {
    try {
      // oxlint-disable-next-line no-unmodified-loop-condition -- another lane sets it while this one waits
      for (let next = rest.next(); !next.done && !failed; next = rest.next()) await work(next.value);
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: width }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
}
