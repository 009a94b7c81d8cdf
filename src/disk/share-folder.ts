// The folder of a share: records in packs, and `share.json`, which says what they are of. That file is removed first and
// written last, so that a share that was not finished is none.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { XdocsError } from '../model/problem.ts';
import { shareText, type Share } from '../model/share.ts';
import { diskError } from './disk-error.ts';
import { makeOwnFolder } from './own-folder.ts';
import { markerName, writeMarker } from './output-marker.ts';

const manifestName = 'share.json';
const recordsName = 'records';

/** What a share was made from; shares are of one build if all but the pages is the same. */
export interface ShareManifest {
  readonly share: Share;
  /** Of xdocs and Node. */
  readonly release: string;
  /** Of the config and of what the site reads of the environment. */
  readonly config: string;
  /** Hashes of the share's content files by project path. */
  readonly pages: Readonly<Record<string, string>>;
}

/** A share as it lies in a folder. */
export interface FoundShare extends ShareManifest {
  /** As its caller named it. */
  readonly folder: string;
  /** Absolute folder of the packs. */
  readonly records: string;
}

/** The folder of a share's packs. */
export function shareRecords(folder: string): string {
  return join(folder, recordsName);
}

/**
 * The folders of shares that a path means: itself, or those in it, as tools that fetch results of other machines leave
 * them.
 *
 * @param path absolute
 * @returns names below the path, `.` for itself
 */
export function shareFoldersIn(path: string): readonly string[] {
  const isShare = (folder: string) => existsSync(join(folder, manifestName));
  if (isShare(path) || !statSync(path, { throwIfNoEntry: false })?.isDirectory()) return ['.'];
  const inside = readdirSync(path)
    .filter((name) => isShare(join(path, name)))
    .sort();
  return inside.length > 0 ? inside : ['.'];
}

/** The name of a share's folder among those of its build: `2-of-4`. */
export function shareFolderName({ index, count }: Share): string {
  return `${index}-of-${count}`;
}

/**
 * Makes the folder ready for a share: nothing but records of an earlier one stays in it.
 *
 * @param folder absolute; xdocs made it, or it is empty or not there
 * @throws XdocsError if the disk cannot be written
 */
export function openShareFolder(folder: string): void {
  try {
    makeOwnFolder(folder);
    const others = readdirSync(folder).filter((name) => name !== recordsName && name !== markerName);
    writeMarker(folder);
    for (const name of others) rmSync(join(folder, name), { recursive: true, force: true });
  } catch (error) {
    throw diskError(error, `The folder ${folder} cannot be written`);
  }
}

/**
 * Says that a share is complete.
 *
 * @returns the bytes of its records
 * @throws XdocsError if the disk cannot be written
 */
export function closeShareFolder(folder: string, manifest: ShareManifest): number {
  try {
    const packs = packsOf(shareRecords(folder));
    writeFileSync(join(folder, manifestName), `${JSON.stringify({ ...manifest, packs }, null, 1)}\n`);
    return Object.values(packs).reduce((sum, bytes) => sum + bytes, 0);
  } catch (error) {
    throw diskError(error, `The folder ${folder} cannot be written`);
  }
}

/**
 * The share in a folder.
 *
 * @param path absolute
 * @param folder how messages call it
 * @throws XdocsError where there is none, or it did not arrive whole
 */
export function readShareFolder(path: string, folder: string): FoundShare {
  const { packs, ...manifest } = readManifest(path, folder);
  const records = shareRecords(path);
  const found = packsOf(records);
  for (const [name, bytes] of Object.entries(packs))
    if (found[name] !== bytes)
      throw new XdocsError(
        `${folder} holds share ${shareText(manifest.share)}, but not all of it: ${recordsName}/${name} ${found[name] === undefined ? 'is missing' : `has ${found[name]} bytes`}, and ${bytes} bytes were written. Copy the folder again, or build the share again.`,
      );
  return { ...manifest, folder, records };
}

type WrittenManifest = ShareManifest & { readonly packs: Readonly<Record<string, number>> };

function readManifest(path: string, folder: string): WrittenManifest {
  let text: string;
  try {
    text = readFileSync(join(path, manifestName), 'utf8');
  } catch {
    throw new XdocsError(
      `${folder} holds no finished share: there is no ${manifestName} in it. "xdocs build --shard 1/4" writes the folder of the first of four shares, and "xdocs merge" takes the folders of all.`,
    );
  }
  try {
    const manifest = JSON.parse(text) as WrittenManifest;
    const { index, count } = manifest.share;
    if ([index, count, ...Object.values(manifest.packs)].every(Number.isInteger) && manifest.pages) return manifest;
  } catch {
    // Said below.
  }
  throw new XdocsError(`${folder}/${manifestName} is damaged. Copy the folder again, or build the share again.`);
}

/** Sizes of the packs in a folder by name; none where it is missing. */
function packsOf(folder: string): Record<string, number> {
  const entries = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder).sort() : [];
  return Object.fromEntries(
    entries.filter((name) => name.endsWith('.pack')).map((name) => [name, statSync(join(folder, name)).size]),
  );
}
