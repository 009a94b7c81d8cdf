// What a dev server has bundled so far. One for all snapshots: a page may ask for what the last one named, and a
// browser that has a demo's module does not ask again when the next one names it, too. What nobody can ask for any more
// is dropped.
import { projectPath } from '../disk/read-sources.ts';
import { realPathOf } from '../disk/real-path.ts';
import type { Island } from '../model/island.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Problem } from '../model/problem.ts';
import type { ReadyDemos } from '../output/ready-demos.ts';

export interface BundledDemos {
  /** A file by URL path; names carry hashes. */
  fileAt(url: string): string | Uint8Array | undefined;
  /** Keeps the files of a page's latest bundle and of the few before it, which a browser may still be loading. */
  keepFiles(page: string, files: readonly OutputFile[]): void;
  /** What was found of an island, by the address of its module and its id. */
  problemsOf(key: string): readonly Problem[];
  /** Puts what was found in the place of what was found before; says whether either is anything. */
  keepProblems(key: string, problems: readonly Problem[]): boolean;
  /** Keeps the problems of islands that are there, and of a number of others: a writer may take a change back. */
  dropProblems(isThere: (key: string) => boolean): void;
  /** Remembers which files stand behind an island's module, so that saving one of them makes it another module. */
  keepSources(island: Island, root: string, ready: Omit<ReadyDemos, 'files'> | undefined): void;
  /** Follows saved files. */
  follow(changed: readonly string[]): void;
  /** Grows with each save of a file that stands behind a module and that its island does not name. */
  revisionOf(module: string): number;
  /** Has a module be another one from the next snapshot on. */
  renew(module: string): void;
  /** Whether a module was bundled at an address. */
  isMade(url: string): boolean;
  keepMade(url: string): void;
  /** Notes whether a module brings a style sheet at an address; says whether it does, or ever did. */
  keepSheet(module: string, url: string, hasSheet: boolean): boolean;
  /** Whether an address is that of a text before the last: a browser would not run it again, and its sheet would stay away. */
  isUndone(module: string, url: string): boolean;
  /** The files behind a module that its island does not name; `undefined` where nobody knows. */
  sourcesBehind(module: string): ReadonlySet<string> | undefined;
  /** Notes that a page has asked for a module at an address. */
  keepAsked(page: string | undefined, module: string, url: string): void;
  /** The page that asked last, and the addresses of all modules that it has asked for, the last of each. */
  lastAsked(): { readonly page: string | undefined; readonly urls: ReadonlyMap<string, string> };
}

/** Bundles of a page whose files are kept. */
const bundlesKept = 4;
/** Problems that are kept of islands that are there no more. */
const problemsKept = 100;

/** Nothing yet. */
export function bundledDemos(): BundledDemos {
  const files = new Map<string, string | Uint8Array>();
  const bundles = new Map<string, (readonly string[])[]>();
  const problems = new Map<string, readonly Problem[]>();
  /** `undefined` while nobody knows: any module may stand behind it. */
  const behind = new Map<string, ReadonlySet<string> | undefined>();
  const revisions = new Map<string, number>();
  const madeAt = new Set<string>();
  /** The last address of each module that ever brought a style sheet. */
  const sheets = new Map<string, string>();
  let asked = { page: undefined as string | undefined, urls: new Map<string, string>() };
  return {
    fileAt: (url) => files.get(url),
    keepFiles(page, made) {
      const names: string[] = [];
      for (const file of made) {
        if (!('contents' in file)) continue;
        names.push(`/${file.path}`);
        files.set(`/${file.path}`, file.contents);
      }
      const others = (bundles.get(page) ?? []).filter((list) => list.join() !== names.join());
      bundles.set(page, [...others, names].slice(-bundlesKept));
      if (others.length < bundlesKept) return;
      const kept = new Set([...bundles.values()].flat(2));
      for (const url of files.keys()) if (!kept.has(url)) files.delete(url);
    },
    problemsOf: (key) => problems.get(key) ?? [],
    keepProblems(key, found) {
      const had = problems.delete(key);
      if (found.length > 0) problems.set(key, found);
      return had || found.length > 0;
    },
    dropProblems(isThere) {
      const gone = [...problems.keys()].filter((key) => !isThere(key));
      for (const key of gone.slice(0, Math.max(0, gone.length - problemsKept))) problems.delete(key);
    },
    keepSources({ id, module, entry, reads }, root, ready) {
      // While it is bundled again, what is known of the last time holds.
      if (!ready) return void (behind.has(module) || behind.set(module, undefined));
      const named = new Set(reads.map(({ path }) => path));
      // What fails by its own files is mended there; where another file fails, nobody knows which others come after it.
      const isOwnFault = ready.renderings.get(id)?.problems.every(({ file }) => named.has(file) || file === entry);
      const isUnknown = !ready.modules.has(module) && !isOwnFault;
      behind.set(
        module,
        isUnknown
          ? undefined
          : new Set(ready.sourcesOf?.(module).filter((path) => !named.has(projectPath(root, path)))),
      );
    },
    follow(changed) {
      // The bundler knows files by their real paths.
      const paths = changed.flatMap((path) => [path, realPathOf(path)]);
      const hasModules = changed.some((path) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(path));
      for (const [module, sources] of behind)
        if (sources ? paths.some((path) => sources.has(path)) : hasModules)
          revisions.set(module, (revisions.get(module) ?? 0) + 1);
    },
    revisionOf: (module) => revisions.get(module) ?? 0,
    renew: (module) => void revisions.set(module, (revisions.get(module) ?? 0) + 1),
    isMade: (url) => madeAt.has(url),
    keepMade: (url) => void madeAt.add(url),
    keepSheet(module, url, hasSheet) {
      if (hasSheet || sheets.has(module)) sheets.set(module, url);
      return sheets.has(module);
    },
    isUndone: (module, url) => madeAt.has(url) && sheets.has(module) && sheets.get(module) !== url,
    sourcesBehind: (module) => behind.get(module),
    keepAsked(page, module, url) {
      if (page !== asked.page) asked = { page, urls: new Map() };
      asked.urls.set(module, url);
    },
    lastAsked: () => asked,
  };
}
