// The types of demos that a writer saves while the site is served. A check of all demos is `check`'s; those that somebody
// works on are few, and wrong types of theirs are told within seconds. In: one site after the other. Out: problems.
import type { Loaded } from '../load/load-site.ts';
import type { Project } from '../load/project.ts';
import type { Demo } from '../model/demo.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { demoTypeProblems } from '../output/demo-type-problems.ts';

export interface SavedDemoTypes {
  /** Compares the demos of the next snapshot with the last one's, and checks those that were ever saved. */
  follow(project: Project, loaded: Pick<Loaded, 'site' | 'files' | 'unread'>): void;
  /** What was found of demos that a site has. */
  problems(site: Pick<Site, 'demos'>): readonly Problem[];
  /** Says nothing any more. */
  close(): void;
}

/**
 * Begins with demos as they are.
 *
 * @param onNews told when something was found, or is mended
 * @param onFailure told why the compiler failed
 * @param later does work when nobody waits for anything else
 */
export function savedDemoTypes(
  onNews: () => void,
  onFailure: (error: unknown) => void,
  later: (work: () => Promise<void>) => void,
): SavedDemoTypes {
  const saved = new Set<string>();
  let known: ReadonlyMap<string, Demo['reads']> = new Map();
  /** Whether the last site had all its pages read; else a demo that is seen first may be of one that was not. */
  let isKnownWhole = false;
  let found: readonly Problem[] = [];
  let next: (() => Promise<readonly Problem[]>) | undefined;
  let isRunning = false;
  const closing = new AbortController();

  /** One check at a time: of those that wait, the last one knows best. */
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let check = next; check && !closing.signal.aborted; check = next) {
      next = undefined;
      try {
        const problems = await check();
        const isNews = JSON.stringify(problems) !== JSON.stringify(found);
        found = problems;
        if (isNews && !closing.signal.aborted) onNews();
      } catch (error) {
        if (!closing.signal.aborted) onFailure(error);
      }
    }
    isRunning = false;
  };
  return {
    follow(project, { site, files, unread }) {
      const now = new Map([...site.demos].map(([id, { reads }]) => [id, reads]));
      const isSame = (one: Demo['reads'], other: Demo['reads']) =>
        one === other || JSON.stringify(one) === JSON.stringify(other);
      for (const [id, reads] of now) {
        const before = known.get(id);
        if (before ? !isSame(before, reads) : isKnownWhole) saved.add(id);
      }
      known = unread ? new Map([...known, ...now]) : now;
      isKnownWhole = !unread;
      const demos = [...saved].flatMap((id) => site.demos.get(id) ?? []);
      if (demos.length === 0 && found.length === 0) return;
      // Of demos whose pages are unread what was found holds.
      const isKept = (problem: Problem) => unread !== undefined && !isOf(site, problem);
      next = async () => [...(await demoTypeProblems(project, demos, files)), ...found.filter(isKept)];
      later(run);
    },
    problems: (site) => found.filter((problem) => isOf(site, problem)),
    close() {
      closing.abort();
    },
  };
}

/** Whether a problem is of one of a site's demos. */
function isOf({ demos }: Pick<Site, 'demos'>, problem: Problem): boolean {
  return 'demo' in problem && demos.has(problem.demo ?? '');
}
