// `xdocs check`: make the site as a build does, and report what is wrong with it. Nothing is written but the cache.
import { resolve } from 'node:path';
import { drainOutput } from '../disk/drain-output.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { fitTwoCompilers, machine } from '../load/thread-count.ts';
import { openProject, type Project, type ProjectFlags } from '../load/project.ts';
import { sitePaths } from '../load/site-paths.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { demoTypeProblems } from '../output/demo-type-problems.ts';
import { makeSite } from '../output/make-site.ts';
import { refuseUnsafeOutput } from '../output/output-folder.ts';
import { isWithin, wantedPaths } from './wanted-paths.ts';

export interface CheckCommandOptions extends ProjectFlags {
  readonly cwd: string;
  /** Files and folders to report on; default: all. */
  readonly paths?: readonly string[];
  /** Verifies what readers can take away of each demo, too. */
  readonly sandboxes?: boolean;
}

export interface CheckResult {
  readonly ok: boolean;
  readonly problems: readonly Problem[];
  readonly ms: number;
}

/**
 * Checks the site of a project.
 *
 * @throws XdocsError where xdocs cannot run, or a path holds nothing of the site
 */
export async function check(options: CheckCommandOptions): Promise<CheckResult> {
  const start = performance.now();
  const project = await openProject(options.cwd, { workers: 'auto', ...options });
  const { config } = project;
  refuseUnsafeOutput(config);
  const made = await makeSite(project);
  const { site, files } = made.loaded;
  const types = demoTypeProblems(project, [...site.demos.values()], files);
  types.catch(() => undefined);
  const exports = options.sandboxes
    ? verified(project, site, files, fitTwoCompilers(machine()) ? undefined : types)
    : Promise.resolve([]);
  exports.catch(() => undefined);
  await drainOutput(made.output);
  const more = [...(await types), ...(await exports)];
  const all = made.problems([...more, ...project.cache.save()]);
  // Problems may be of files that are missing.
  const known = [...sitePaths(project, made.loaded), ...all.map(({ file }) => file)];
  const sources = [...project.bundling.sources, ...(config.public ? [config.public] : [])];
  const wanted = wantedPaths(options.paths ?? [], { cwd: options.cwd, root: config.root, known, sources });
  const problems = all.filter(
    ({ file }) => wanted.length === 0 || wanted.some((path) => isWithin(resolve(config.root, file), path)),
  );
  return {
    ok: !problems.some((problem) => problem.severity === 'error'),
    problems,
    ms: Math.round(performance.now() - start),
  };
}

/**
 * What is wrong with exports of demos. The code for it is loaded where it is asked for.
 *
 * @param before what has to be done first
 */
async function verified(
  project: Project,
  site: Site,
  files: FileSnapshot,
  before: Promise<unknown> | undefined,
): Promise<Problem[]> {
  await before;
  const { sandboxProblems } = await import('../output/sandbox-problems.ts');
  return sandboxProblems(project, site, files);
}
