// `xdocs check`: load, check, and the costly rules that build leaves out. Nothing is written but the cache.
import { relative, resolve, sep } from 'node:path';
import { checkSite } from '../check/check-site.ts';
import type { Config } from '../model/config.ts';
import { XdocsError, type Problem } from '../model/problem.ts';
import { readyDemos } from '../pipeline/demo-bundles.ts';
import { demoTypeProblems } from '../pipeline/demo-type-problems.ts';
import { iconFontFiles } from '../pipeline/icon-font.ts';
import { loadSite } from '../pipeline/load-site.ts';
import { openProject, saveStores, type ProjectFlags } from '../pipeline/project.ts';
import { siteIslands } from '../site/component-islands.ts';

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
  const { site, files } = await loadSite(project);
  const all = [...site.demos.values()];
  const [demos, typeProblems] = await Promise.all([readyDemos(project, siteIslands(site), files), demoTypeProblems(project, all, files)]);
  saveStores(project.stores);
  const wanted = wantedPaths(options, project.config);
  const problems = [...checkSite(site), ...demos.problems, ...iconFontFiles(site).problems, ...typeProblems].filter(({ file }) => wanted.length === 0 || wanted.some((path) => file === path || path === '' || file.startsWith(`${path}/`)));
  return { ok: !problems.some((problem) => problem.severity === 'error'), problems, ms: Math.round(performance.now() - start) };
}

function wantedPaths({ paths = [], cwd }: CheckCommandOptions, { root, content }: Pick<Config, 'root' | 'content'>): string[] {
  return paths.map((path) => {
    const absolute = resolve(cwd, path);
    const file = relative(root, absolute).split(sep).join('/');
    const isContent = content.some((folder) => `${absolute}${sep}`.startsWith(folder + sep));
    if (file.startsWith('../') && !isContent) throw new XdocsError(`${path} lies outside the project ${root}.`);
    return file;
  });
}
