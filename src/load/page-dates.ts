// What git says of pages while a project is at work, last-updated dates and the paths of edit links: read beside
// everything else, known when it is there.
import { readGitDates, type CommitTimes, type GitDates } from '../disk/git-dates.ts';
import type { Problem } from '../model/problem.ts';
import { storeOf } from './cache.ts';
import type { Project } from './project.ts';

/** By commit. */
const commitTimes = storeOf<CommitTimes>('git-dates');

export interface PageDates {
  /** When a content file was last committed, in seconds since 1970; nothing where that is not known, or not yet. */
  timeOf(source: string): number | undefined;
  /**
   * The path that `{path}` of the config's `editUrl` stands for; nothing where a link would lead astray, or it is not
   * known yet.
   */
  editPathOf(source: string): string | undefined;
  /** Reads the dates as they are now. */
  read(project: Project): Promise<readonly Problem[]>;
}

/** Dates that are unknown until they are read. */
export function pageDates(): PageDates {
  let known: GitDates | undefined;
  let latest = 0;
  return {
    timeOf: (source) => known?.times.get(source),
    editPathOf(source) {
      // A file that has no date is not in the repository as it is here: a link to it might lead nowhere, or to another
      // text.
      if (!known?.times.has(source)) return undefined;
      const own = (known.edited ?? [])
        .filter(({ folder }) => source.startsWith(folder))
        .sort((a, b) => b.folder.length - a.folder.length)[0];
      return own && own.prefix + source.slice(own.folder.length);
    },
    async read({ config, cache }) {
      const own = ++latest;
      const found = await readGitDates(config.root, config.content, cache.open(commitTimes));
      // A reading that a later one has overtaken is stale.
      if (own === latest) known = found;
      return found.problems;
    },
  };
}
