// `xdocs check`: load, check, and the costly rules that build leaves out. Nothing is written but the cache.
import { resolve } from 'node:path';
import { checkSite } from '../check/check-site.ts';
import { reportedProblems } from '../check/reported-problems.ts';
import { XdocsError, type Problem } from '../model/problem.ts';
import { readyDemos } from '../pipeline/demo-bundles.ts';
import { demoTypeProblems } from '../pipeline/demo-type-problems.ts';
import { iconFontFiles } from '../pipeline/icon-font.ts';
import { loadSite } from '../pipeline/load-site.ts';
import { outputConflicts } from '../pipeline/output-files.ts';
import { openProject, saveStores, type Project, type ProjectFlags } from '../pipeline/project.ts';
import { sitePaths } from '../pipeline/site-paths.ts';
import { siteIslands } from '../site/component-islands.ts';
import { isWithin, wantedPaths } from './wanted-paths.ts';

export interface CheckCommandOptions extends ProjectFlags {
  readonly cwd: string;
  /** Files and folders to report on; default: all. */
  readonly paths?: readonly string[];
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
  const project = await openProject(options.cwd, options);
  const { config } = project;
  const loaded = await loadSite(project);
  const { site, houseAds, files } = loaded;
  const found = checkSite(site);
  // Problems may be of files that are missing.
  const known = [...sitePaths(project, loaded), ...found.map(({ file }) => file)];
  const sources = [...project.bundling.sources, ...(config.public ? [config.public] : [])];
  const wanted = wantedPaths(options.paths ?? [], { cwd: options.cwd, root: config.root, known, sources });
  const [demos, typeProblems] = await Promise.all([
    readyDemos(project, siteIslands(site), files),
    demoTypeProblems(project, [...site.demos.values()], files),
  ]);
  saveCache(project);
  const all = reportedProblems(
    [
      ...found,
      ...demos.problems,
      ...iconFontFiles(site).problems,
      ...outputConflicts(site, houseAds, demos),
      ...typeProblems,
    ],
    config,
  );
  const problems = all.filter(
    ({ file }) => wanted.length === 0 || wanted.some((path) => isWithin(resolve(config.root, file), path)),
  );
  return {
    ok: !problems.some((problem) => problem.severity === 'error'),
    problems,
    ms: Math.round(performance.now() - start),
  };
}

/** A check reads: where it may not write, the next one takes as long, and nothing else is lost. */
function saveCache({ stores }: Project): void {
  try {
    saveStores(stores);
  } catch (error) {
    if (!(error instanceof XdocsError)) throw error;
  }
}
