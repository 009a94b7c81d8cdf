// `xdocs build`: make the site and write it.
import { projectPath } from '../disk/read-sources.ts';
import { realPathOf } from '../disk/real-path.ts';
import { refuseForeignFolder, writeOutput } from '../disk/write-output.ts';
import type { BuildResult } from '../model/build-result.ts';
import type { Problem } from '../model/problem.ts';
import { placeInOutput, type SiteLayout } from '../model/site-layout.ts';
import type { OutputFile } from '../model/output-file.ts';
import { openProject, type ProjectFlags } from '../load/project.ts';
import { makeSite } from '../output/make-site.ts';
import { refuseUnsafeOutput } from '../output/output-folder.ts';

export interface BuildOptions extends ProjectFlags {
  /** The project's folder. */
  readonly cwd: string;
  /** Uses nothing of the last build: neither its cache nor its files. Both stay until the new ones are there. */
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
  refuseUnsafeOutput(config);
  // A link stays, and what it leads to is replaced.
  const out = realPathOf(config.out);
  refuseForeignFolder(out);
  const made = await makeSite(project, { onStep: step });
  const { site } = made.loaded;
  const written = await writeOutput(out, placed(made.output, config), { reuse: !options.clean });
  step('files', written.files);
  step('changed files', written.written);
  const left = written.left.map(({ path, reason }): Problem => ({
    rule: 'output-left',
    severity: 'warning',
    file: projectPath(config.root, path),
    reason,
  }));
  const problems = made.problems([...project.cache.save({ prune: true }), ...left]);
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
    notes: [...made.notes, ...(written.isExchanged ? [{ note: 'output-exchanged' } as const] : [])],
  };
}

/** Files by their place in the output folder, which need not be the one in the address. */
function* placed(files: Iterable<OutputFile>, layout: SiteLayout): Generator<OutputFile> {
  for (const file of files) yield { ...file, path: placeInOutput(file.path, layout) };
}
