// The folders that a build uses beside its output, or inside of it where the output cannot be moved. Their names hold the
// number of the process, so that what a killed build left is told from what a running one works on.
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * What a folder is for. `next`: files are written to it. `old`: the last output, for the moment between two renames.
 * `full`, `rest`: a complete output whose entries are still to take the place of the old ones, which are `full`: still
 * there, `rest`: moved away. `patch`: the files that have changed, to take the place of the old ones. `gone`: to be
 * removed.
 */
export type BuildFolderKind = 'next' | 'old' | 'full' | 'rest' | 'patch' | 'gone';

export interface BuildFolder {
  readonly kind: BuildFolderKind;
  readonly path: string;
  readonly isInside: boolean;
  /** Whether the process that made it has ended. */
  readonly isLeft: boolean;
}

const insideName = /^\.xdocs-(next|full|rest|patch|gone)-(\d+)(?:-\d+)?$/;
const besideName = /^\.(?:(next|old)|xdocs-(patch|gone))-(\d+)(?:-\d+)?$/;

/** The path of a folder of this process for an output, whether it is there or not. */
export function buildFolderPath(out: string, kind: BuildFolderKind, place: 'inside' | false = false): string {
  if (place === 'inside') return join(out, `.xdocs-${kind}-${process.pid}`);
  return `${out}.${kind === 'gone' || kind === 'patch' ? `xdocs-${kind}` : kind}-${process.pid}`;
}

/** A path like the given one at which nothing is. */
export function freePath(path: string): string {
  let free = path;
  for (let count = 2; statSync(free, { throwIfNoEntry: false }); count++) free = `${path}-${count}`;
  return free;
}

/** Makes a new, empty folder at a path, or at one like it where something is there that cannot be removed. */
export function makeFolder(path: string): string {
  const free = freePath(path);
  mkdirSync(free);
  return free;
}

/** Whether an entry of an output folder is one of these folders. */
export function isBuildFolderName(name: string): boolean {
  return insideName.test(name);
}

/** All such folders of an output, whoever made them. */
export function buildFoldersOf(out: string): BuildFolder[] {
  const inside = namesIn(out).flatMap((name) => {
    const [, kind, pid] = insideName.exec(name) ?? [];
    return kind ? [folderOf(kind, join(out, name), Number(pid), true)] : [];
  });
  const own = basename(out);
  const beside = namesIn(dirname(out)).flatMap((name) => {
    const [, kind, other, pid] = name.startsWith(`${own}.`) ? (besideName.exec(name.slice(own.length)) ?? []) : [];
    return pid ? [folderOf((kind ?? other)!, join(dirname(out), name), Number(pid), false)] : [];
  });
  return [...inside, ...beside];
}

function folderOf(kind: string, path: string, pid: number, isInside: boolean): BuildFolder {
  return { kind: kind as BuildFolderKind, path, isInside, isLeft: !isRunning(pid) };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is running, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
