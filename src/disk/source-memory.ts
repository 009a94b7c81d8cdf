// Content files between the loads of a dev server: a saved page has that one read again, not the folders and stamps of
// thousands. In: which files a watcher saw change. What it missed is for `stands` to find.
import { basename, extname, join, sep } from 'node:path';
import { folderFile } from '../model/folder-facts.ts';
import { isPageFile } from '../model/page-file.ts';
import { entryAt } from './file-stamp.ts';
import { readSource, type ContentSource, type FoundSources } from './read-sources.ts';

export interface SourceMemory {
  /**
   * Follows changes. After those of files whose place is known, others are the same objects as before; any other change
   * has everything read again, and so has a load without one.
   *
   * @param changed absolute paths
   */
  follow(changed: readonly string[]): void;
  read(): Promise<FoundSources>;
  /** Whether the disk has what was read last; if not, it is read anew. */
  stands(): Promise<boolean>;
}

/**
 * Nothing read yet.
 *
 * @param root of the project
 * @param readAll reads all content files
 */
export function sourceMemory(root: string, readAll: () => Promise<FoundSources>): SourceMemory {
  let last: FoundSources | undefined;
  /** Places of pages among the sources, by absolute paths. */
  let places = new Map<string, number>();
  /** Absolute paths of those to read again. */
  const touched = new Set<string>();
  /** How often changes were followed: a reading that was begun before one may not have seen it. */
  let followed = 0;
  const remember = (found: FoundSources) => {
    touched.clear();
    last = found;
    places = new Map(found.sources.map(({ path }, place) => [join(root, path), place]));
    return found;
  };
  /** Whether each file is one source, at one place, and all could be read. */
  const isPlain = ({ sources, unreadable, hasLinks }: FoundSources) =>
    !hasLinks && unreadable.length === 0 && places.size === sources.length;
  /** Whether a change may be of something else than the content of known pages. */
  const isElsewhere = (path: string) => {
    if (places.has(path)) return false;
    const name = basename(path);
    if (isPageFile(name) || name === folderFile || extname(name) === '.mdx') return true;
    const entry = entryAt(path);
    // A link may lead to a folder of pages, and what has gone may have been one.
    return entry ? !entry.isFile() : [...places.keys()].some((one) => one.startsWith(path + sep));
  };
  const readTouched = ({ sources, ...others }: FoundSources): FoundSources | undefined => {
    const next: ContentSource[] = [...sources];
    for (const file of touched) {
      const place = places.get(file)!;
      const { path, contentPath } = sources[place]!;
      const source = readSource({ file, path, contentPath });
      if (!('text' in source)) return undefined;
      next[place] = source;
    }
    touched.clear();
    return { ...others, sources: next };
  };
  return {
    follow(changed) {
      followed++;
      if (!last || !isPlain(last) || changed.length === 0 || changed.some(isElsewhere)) last = undefined;
      else for (const path of changed) if (places.has(path)) touched.add(path);
    },
    async read() {
      const known = last && readTouched(last);
      if (known) return (last = known);
      const before = followed;
      const found = await readAll();
      return before === followed ? remember(found) : found;
    },
    async stands() {
      if (!last) return false;
      const before = last;
      const now = await readAll();
      // Something was saved meanwhile.
      if (last !== before || touched.size > 0 || textOf(now) === textOf(before)) return true;
      remember(now);
      return false;
    },
  };
}

/** What two readings have in common where the disk is the same. */
function textOf({ sources, folders, unreadable, problems }: FoundSources): string {
  const files = [...sources, ...folders].map((source) => [source.path, source.hash()]);
  return JSON.stringify([files, unreadable, problems]);
}
