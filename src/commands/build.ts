// `xdocs build`: make the site and write it.
import { dirname, join } from 'node:path';
import { keepAssets, storeAssets } from '../disk/kept-assets.ts';
import { outputRecord, type RecordedOutput } from '../disk/output-record.ts';
import { projectPath } from '../disk/read-sources.ts';
import { realPathOf } from '../disk/real-path.ts';
import { refuseForeignFolder, writeOutput } from '../disk/write-output.ts';
import type { BuildResult } from '../model/build-result.ts';
import type { Problem } from '../model/problem.ts';
import { placeInOutput, type SiteLayout } from '../model/site-layout.ts';
import type { StreamedFile } from '../model/output-file.ts';
import type { Trace } from '../model/trace.ts';
import { storeOf } from '../load/cache.ts';
import { openProject, type Project, type ProjectFlags } from '../load/project.ts';
import { makeSite } from '../output/make-site.ts';
import { refuseUnsafeOutput } from '../output/output-folder.ts';
import { writeThread } from '../output/write-thread.ts';
import { buildProfiling, type ProfilingOptions } from './build-profiling.ts';

/** What was written, by the output folder. */
const outputStore = storeOf<RecordedOutput>('output', { expires: 'plugins', remember: false });

export interface BuildOptions extends Omit<ProjectFlags, 'trace'>, ProfilingOptions {
  /** The project's folder. */
  readonly cwd: string;
  /** Uses nothing of the last build: neither its cache nor its files. Both stay until the new ones are there. */
  readonly clean?: boolean;
  /**
   * How many earlier builds keep their files that are named by their content in the output, for pages that stand open.
   * Default: 0.
   */
  readonly keepAssets?: number;
  /** Told when a step ends: its name, how many things it was about, milliseconds since the start. */
  readonly onStep?: (step: string, count: number, ms: number) => void;
}

/**
 * Builds the site of a project. Problems of the author's are in the result and do not stop the build.
 *
 * @throws XdocsError where xdocs cannot run: bad config, an output folder that is not its own
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  return buildProject(options, (trace) => openProject(options.cwd, { workers: 'auto', ...options, trace }));
}

/** The same of a project that is opened in another way. */
export async function buildProject(
  options: BuildOptions,
  open: (trace: Trace) => Promise<Project>,
): Promise<BuildResult> {
  const start = performance.now();
  const step = (name: string, count: number) => options.onStep?.(name, count, performance.now() - start);
  const profiling = buildProfiling(options);
  const { trace } = profiling;
  const project = await trace.step('read config', () => open(trace));
  const { config } = project;
  refuseUnsafeOutput(config);
  // A link stays, and what it leads to is replaced.
  const out = realPathOf(config.out);
  refuseForeignFolder(out);
  profiling.open(out);
  const made = await makeSite(project, { onStep: step });
  const { site } = made.loaded;
  const { keepAssets: builds = 0 } = options;
  const store = options.cache === false ? undefined : join(config.cache, 'kept-assets');
  const output = config.outLayout === 'base' ? placed(made.output, config) : made.output;
  const base = config.outLayout === 'base' ? '' : config.base;
  const assets = builds > 0 ? keepAssets(output, { out, store, base, builds }) : undefined;
  const { cache } = project;
  const record = options.cache === false ? undefined : outputRecord(cache.open(outputStore), out);
  const thread = writeThread(project);
  const written = await trace
    .step('write files', () =>
      writeOutput(out, assets?.files ?? output, { reuse: !options.clean, record, thread: thread?.write }),
    )
    .finally(() => thread?.close());
  step('files', written.files);
  step('changed files', written.written);
  const left = written.left.map(({ path, reason }): Problem => ({
    rule: 'output-left',
    severity: 'warning',
    file: projectPath(config.root, path),
    reason,
  }));
  const saved = trace.span('step', 'write cache', () => cache.save({ sweep: true }));
  const notStored = assets && store !== undefined ? storeAssets(out, store, config.base) : undefined;
  const unwritable: Problem[] =
    notStored !== undefined && store !== undefined
      ? [
          {
            rule: 'cache-unwritable',
            severity: 'warning',
            file: projectPath(config.root, dirname(store)),
            reason: notStored,
          },
        ]
      : [];
  // Last of all: the assets that are kept have just been linked.
  const { published } = written;
  await record?.keep({ ...published, isRelinked: published.isRelinked || assets !== undefined });
  const recorded = saved.length > 0 ? [] : cache.save();
  const problems = made.problems([...saved, ...recorded, ...unwritable, ...left]);
  const pages = [...site.pages.values()].flatMap((byPathname) => [...byPathname.values()]);
  const profile = profiling.finish();
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
    notes: [
      ...made.notes,
      ...(written.isExchanged ? [{ note: 'output-exchanged' } as const] : []),
      ...(assets ? [{ note: 'assets-kept', hasEarlier: assets.hasEarlier, ...assets.kept() } as const] : []),
    ],
    ...(profile && { profile }),
  };
}

/** Files by their place in the output folder, which need not be the one in the address. */
async function* placed(files: AsyncIterable<StreamedFile>, layout: SiteLayout): AsyncGenerator<StreamedFile> {
  for await (const file of files) yield { ...file, path: placeInOutput(file.path, layout) };
}
