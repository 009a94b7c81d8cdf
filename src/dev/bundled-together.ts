// Which demos of a page are bundled with one that is asked for.
import { join, sep } from 'node:path';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { packageFolder } from '../load/own-package.ts';
import type { Island } from '../model/island.ts';
import type { BundledDemos } from './bundled-demos.ts';

interface TogetherOptions {
  readonly bundled: Pick<BundledDemos, 'isMade' | 'sourcesBehind'>;
  readonly files: Pick<FileSnapshot, 'absolute'>;
  /** Addresses of modules by the ids that they are bundled by. */
  readonly urls: ReadonlyMap<string, string>;
  /** Folder of the templates. */
  readonly templates: string;
  /** Files of what stands around all demos and is linked, so that no demo holds them. */
  readonly around: ReadonlySet<string> | undefined;
}

/**
 * All of the page, unless the others are there already: then a changed demo comes with those that share own files with it,
 * because modules that share a file may have more than its code in common.
 */
export function bundledTogether(
  asked: Island,
  ofPage: readonly Island[],
  { bundled, files, urls, templates, around }: TogetherOptions,
): readonly Island[] {
  // All demos have these, and they keep nothing that one demo would tell another.
  const ownFolders = [templates, join(packageFolder, 'src')].map((folder) => folder + sep);
  const isMade = ({ module }: Island) => bundled.isMade(urls.get(module)!);
  /** The site's own files that may be part of an island's module; `undefined` where nobody knows them. */
  const ownFiles = ({ module, reads }: Island): ReadonlySet<string> | undefined => {
    const others = bundled.sourcesBehind(module);
    const named = reads.flatMap(({ path, hash }) => (hash === null ? [] : files.absolute(path)));
    const isShared = (path: string) => around?.has(path) === true || ownFolders.some((own) => path.startsWith(own));
    return others && new Set([...named, ...others].filter((path) => !isShared(path)));
  };
  const own = ownFiles(asked);
  // Who asks again for what was made has loaded the page anew.
  if (!own || isMade(asked)) return ofPage;
  const shares = (island: Island) => [...(ownFiles(island) ?? own)].some((path) => own.has(path));
  return ofPage.filter((island) => island.module === asked.module || !isMade(island) || shares(island));
}
