// The demos of pages between the loads of one process: a saved file has those of its own pages looked at again, not the
// files of a thousand others. In: which files a watcher saw change. What it missed is for `demosStand` to find.
import { entryAt } from '../disk/file-stamp.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { realPathOf } from '../disk/real-path.ts';
import type { Demo } from '../model/demo.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';

/** What a directive of a page leads to: a demo, or why there is none. */
export interface DirectedDemo {
  readonly id: string;
  readonly demo?: Demo;
  readonly problem?: Problem;
}

export interface DemoMemory {
  /** What was found for a page, if it is the same page and no file behind it was saved since. */
  of(page: Page): readonly DirectedDemo[] | undefined;
  keep(page: Page, found: readonly DirectedDemo[], files: FileSnapshot): void;
  /**
   * Follows changes. A file that came or went, or that no demo is known to be made of, may mean anything: then nothing
   * is remembered any more.
   *
   * @param changed absolute paths
   */
  follow(changed: readonly string[]): void;
  forget(): void;
}

/** Nothing remembered yet. */
export function demoMemory(): DemoMemory {
  interface Known {
    readonly page: Page;
    readonly found: readonly DirectedDemo[];
    /** Real paths of the files that its demos are made of. */
    readonly files: ReadonlySet<string>;
  }
  const known = new Map<string, Known>();
  return {
    of(page) {
      const here = known.get(keyOf(page));
      return here?.page === page ? here.found : undefined;
    },
    keep(page, found, files) {
      const reads = found.flatMap(({ demo }) => demo?.reads ?? []);
      const paths = reads.flatMap(({ path, hash }) => (hash === null ? [] : files.realPath(path)));
      known.set(keyOf(page), { page, found, files: new Set(paths) });
    },
    follow(changed) {
      for (const path of changed) {
        const file = realPathOf(path);
        const users = [...known].filter(([, { files }]) => files.has(file));
        if (!entryAt(file)?.isFile() || (users.length === 0 && !path.endsWith('.md'))) return known.clear();
        for (const [key] of users) known.delete(key);
      }
    },
    forget: () => known.clear(),
  };
}

/** A page of the site, whichever text it has. */
function keyOf({ address: { locale, pathname } }: Page): string {
  return `${locale} ${pathname}`;
}
