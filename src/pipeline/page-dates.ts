// Last-updated dates while a project is at work: read beside everything else, known when they are there.
import { readGitDates } from '../disk/git-dates.ts';
import type { Problem } from '../model/problem.ts';
import type { Project } from './project.ts';

export interface PageDates {
  /** When a content file was last committed, in seconds since 1970; nothing where that is not known, or not yet. */
  timeOf(source: string): number | undefined;
  /** Reads the dates as they are now. */
  read(project: Project): Promise<readonly Problem[]>;
}

/** Dates that are unknown until they are read. */
export function pageDates(): PageDates {
  let times: ReadonlyMap<string, number> = new Map();
  let latest = 0;
  return {
    timeOf: (source) => times.get(source),
    async read({ config, stores }) {
      const own = ++latest;
      const found = await readGitDates(config.root, config.content, stores.gitDates);
      // A reading that a later one has overtaken is stale.
      if (own === latest) times = found.times;
      return found.problems;
    },
  };
}
