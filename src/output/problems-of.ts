// Everything that is wrong with a site, gathered in one place for every command: what `check` reports is what `build`
// finds.
import { checkSite } from '../check/check-site.ts';
import { reportedProblems } from '../check/reported-problems.ts';
import type { Problem, RuleId } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { claimedPaths } from './site-output.ts';

/** Rules of `check` alone: the types of demos and of their exports take the compiler, for which a build does not wait. */
export const checkOnlyRules: readonly RuleId[] = ['demo-types', 'sandbox-import', 'sandbox-adapter', 'sandbox-types'];

export interface ProblemOptions {
  /**
   * What is known of the site. While pages are unread nothing that joins pages can be judged; without the API nothing
   * that depends on it. Default: everything.
   */
  readonly known?: 'all' | 'all-but-api' | 'some-pages';
}

/**
 * The problems of a site for its author to read, each once and as severe as the config has it; errors among them decide
 * about the exit code.
 *
 * @param found what was found beside the site: by bundling and rendering demos, by making files, by reading dates
 */
export function problemsOf(
  site: Site,
  found: readonly (readonly Problem[])[],
  { known = 'all' }: ProblemOptions = {},
): Problem[] {
  const own = known === 'some-pages' ? site.problems : checked(site, known === 'all-but-api');
  return reportedProblems([...own, ...found.flat()], site.config);
}

/** What the rules found, by site: a dev server asks again whenever a demo was bundled. */
const checkedSites = new WeakMap<Site, readonly Problem[]>();

function checked(site: Site, withoutApi: boolean): readonly Problem[] {
  const known = checkedSites.get(site) ?? checkSite(site, { outputPaths: claimedPaths(site), withoutApi });
  checkedSites.set(site, known);
  return known;
}
