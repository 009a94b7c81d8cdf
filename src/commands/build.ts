// `xdocs build`: load, check, bundle, render all, write.
import { realPathOf } from '../disk/real-path.ts';
import { dropCache } from '../disk/record-store.ts';
import { dropOutput, refuseForeignFolder, writeOutput } from '../disk/write-output.ts';
import { checkSite } from '../check/check-site.ts';
import { reportedProblems } from '../check/reported-problems.ts';
import type { BuildResult } from '../model/build-result.ts';
import type { Config } from '../model/config.ts';
import { XdocsError } from '../model/problem.ts';
import { readyDemos } from '../pipeline/demo-bundles.ts';
import { loadSite } from '../pipeline/load-site.ts';
import { pageDates } from '../pipeline/page-dates.ts';
import { openProject, saveStores, type ProjectFlags } from '../pipeline/project.ts';
import { readyTemplates } from '../pipeline/ready-templates.ts';
import { outputFiles } from '../pipeline/output-files.ts';
import { socialImages } from '../pipeline/social-images.ts';
import { siteIslands } from '../site/component-islands.ts';
import { sep } from 'node:path';

export interface BuildOptions extends ProjectFlags {
  /** The project's folder. */
  readonly cwd: string;
  /** Drops cache and output first; a folder that xdocs did not make is refused all the same. */
  readonly clean?: boolean;
  /** Told when a step ends: its name, how many things it was about, milliseconds since the start. */
  readonly onStep?: (step: string, count: number, ms: number) => void;
}

/**
 * Builds the site of a project. Problems of the author's are in the result and do not stop the build.
 *
 * @throws XdocsError where xdocs cannot run: bad config, an output folder that is not its own
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const start = performance.now();
  const step = (name: string, count: number) => options.onStep?.(name, count, performance.now() - start);
  const project = await openProject(options.cwd, options);
  const { config } = project;
  // A link stays, and what it leads to is replaced.
  const out = realPathOf(config.out);
  refuseUnsafeOutput(config, out);
  await refuseForeignFolder(out);
  if (options.clean) {
    dropCache(config.cache);
    await dropOutput(out);
    return build({ ...options, clean: false });
  }
  const templatesMade = readyTemplates(project);
  templatesMade.catch(() => undefined);
  // Git works beside the rest; it is waited for where pages are rendered.
  const dates = pageDates();
  const datesRead = dates.read(project);
  datesRead.catch(() => undefined);
  const { site, houseAds, files } = await loadSite(project, { onStep: step });
  const templates = await templatesMade;
  const [demos, social] = await Promise.all([
    readyDemos(project, siteIslands(site), files),
    socialImages(project, site),
  ]);
  step('bundles', demos.files.length + templates.files.length);
  const dateProblems = await datesRead;
  const output = outputFiles({ site, project, templates, demos, dates, social }, houseAds, files);
  const written = await writeOutput(out, output);
  step('files', written.files);
  step('changed files', written.written);
  const problems = reportedProblems(
    [...checkSite(site), ...demos.problems, ...social.problems, ...output.problems, ...dateProblems],
    config,
  );
  saveStores(project.stores, { prune: true, keep: ['demoTypes'] });
  const pages = [...site.pages.values()].flatMap((byPathname) => [...byPathname.values()]);
  return {
    ok: !problems.some((problem) => problem.severity === 'error'),
    out: config.out,
    pages: pages.length,
    apiPages: pages.filter((page) => page.kind === 'api').length,
    demos: site.demos.size,
    files: written.files,
    bytes: written.bytes,
    ms: Math.round(performance.now() - start),
    problems,
  };
}

/**
 * An output folder that holds the sources would replace them.
 *
 * @param real real path of the output folder: a link may lead into the sources
 */
function refuseUnsafeOutput({ out, root, content, public: files }: Config, real: string): void {
  const folders = [...content, ...(files ? [files] : [])].map((path) => ({ path, real: realPathOf(path) }));
  const inside = [{ path: root, real: realPathOf(root) }, ...folders].find(
    (source) => source.real === real || source.real.startsWith(real + sep),
  );
  if (inside)
    throw new XdocsError(
      `The output folder ${out} holds ${inside.path}, a source of the site, and would replace it. Name another folder with --out.`,
    );
  const around = folders.find((source) => real.startsWith(source.real + sep));
  if (around)
    throw new XdocsError(
      `The output folder ${out} lies in ${around.path}, a source of the site. Name another folder with --out.`,
    );
}
