// What each command prints, and the exit code it comes to: 0 fine, 1 problems of the author's. A command's modules are
// loaded when it runs: `serve` shows a page sooner without those of `build`.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { HostName } from './model/host-names.ts';
import type { BuildOptions } from './commands/build.ts';
import type { RunningServer, ServeOptions } from './commands/serve.ts';
import type { Problem } from './model/problem.ts';
import type { BuildResult } from './model/build-result.ts';
import type { Share } from './model/share.ts';
import { buildSummary, noteText, shareSummary, stepLine } from './report/build-report.ts';
import { packageFolder } from './load/own-package.ts';
import { cacheText, clearedText } from './report/cache-report.ts';
import { colorsFor, type Colors } from './report/colors.ts';
import { countText, problemNewsText, problemRecord, problemsText } from './report/problem-report.ts';
import { profileText } from './report/profile-report.ts';
import { durationText } from './report/quantities.ts';

/** The manual's page of rules, which the package brings. */
const rulesManual = join(packageFolder, 'content', 'manual', 'reference', 'rules.md');

/** The process as the command line needs it. */
export interface Io {
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown };
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
  once(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  removeListener(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

export interface BuildFlags {
  readonly config?: string;
  readonly out?: string;
  readonly clean?: boolean;
  readonly cache: boolean;
  readonly keepAssets?: number;
  readonly profile?: string;
  readonly workers?: number;
  readonly shard?: Share;
  readonly json?: boolean;
}

export type MergeFlags = Omit<BuildFlags, 'shard'>;

/** Makes the site, or a share of it. */
export async function runBuild({ json, shard, ...flags }: BuildFlags, io: Io): Promise<number> {
  const options = { cwd: io.cwd(), env: io.env, ...flags, ...stepsTo(io, json) };
  if (shard) {
    const { buildShare } = await import('./commands/build-share.ts');
    const result = await buildShare({ ...options, share: shard });
    io.stdout.write(`${json ? JSON.stringify(result) : shareSummary(result, colorsFor({ enabled: hasColors(io) }))}\n`);
    return 0;
  }
  const { build } = await import('./commands/build.ts');
  return printBuilt(await build({ ...options, since: performance.timeOrigin }), { json, config: flags.config }, io);
}

/** Makes the site of its shares. */
export async function runMerge(folders: readonly string[], { json, ...flags }: MergeFlags, io: Io): Promise<number> {
  const { merge } = await import('./commands/merge.ts');
  const result = await merge({
    cwd: io.cwd(),
    env: io.env,
    since: performance.timeOrigin,
    ...flags,
    folders,
    ...stepsTo(io, json),
  });
  return printBuilt(result, { json, config: flags.config }, io);
}

/** Prints a line per step, unless an object is wanted and nothing else. */
function stepsTo(io: Io, json: boolean | undefined): Pick<BuildOptions, 'onStep'> {
  const colors = colorsFor({ enabled: hasColors(io) });
  return json ? {} : { onStep: (step, count, ms) => void io.stdout.write(`${stepLine(step, count, ms, colors)}\n`) };
}

function printBuilt(result: BuildResult, { json, config }: Pick<BuildFlags, 'json' | 'config'>, io: Io): number {
  const colors = colorsFor({ enabled: hasColors(io) });
  if (json)
    io.stdout.write(
      `${JSON.stringify({ ...result, problems: result.problems.map(problemRecord), notes: result.notes.map(noteText) })}\n`,
    );
  else {
    if (result.problems.length > 0) io.stderr.write(`\n${problemsFrom(io.cwd(), result.problems, config, colors)}\n\n`);
    if (result.profile) io.stdout.write(`\n${profileText(result.profile, colors)}\n\n`);
    io.stdout.write(`${buildSummary(result, colors)}\n`);
  }
  return result.ok ? 0 : 1;
}

/** Begins a documentation. */
export async function runInit(
  options: { folder?: string | undefined; ci?: 'github' | undefined },
  io: Io,
): Promise<number> {
  const [{ init }, { initText }] = await Promise.all([import('./commands/init.ts'), import('./report/init-report.ts')]);
  const result = await init({ cwd: io.cwd(), ...options });
  io.stdout.write(initText(result, colorsFor({ enabled: hasColors(io) })));
  return 0;
}

/** Lists what readers said. */
export async function runFeedback(
  { file, format }: { file?: string; format: 'text' | 'csv' | 'json' },
  io: Io,
): Promise<number> {
  const { feedback } = await import('./commands/feedback.ts');
  const { feedbackCsv, feedbackText } = await import('./report/feedback-report.ts');
  const all = await feedback({ cwd: io.cwd(), file });
  if (format === 'json') io.stdout.write(`${JSON.stringify(all)}\n`);
  else io.stdout.write(format === 'csv' ? feedbackCsv(all) : feedbackText(all));
  return 0;
}

export interface CheckFlags {
  readonly config?: string;
  readonly workers?: number;
  readonly sandboxes?: boolean;
  readonly format: 'text' | 'json';
}

/** Reports what is wrong. */
export async function runCheck(paths: string[], { format, ...flags }: CheckFlags, io: Io): Promise<number> {
  const colors = colorsFor({ enabled: hasColors(io) });
  const { check } = await import('./commands/check.ts');
  const result = await check({ cwd: io.cwd(), env: io.env, ...flags, paths });
  if (format === 'json')
    io.stdout.write(`${JSON.stringify({ ...result, problems: result.problems.map(problemRecord) })}\n`);
  else {
    if (result.problems.length > 0)
      io.stdout.write(`${problemsFrom(io.cwd(), result.problems, flags.config, colors)}\n\n`);
    io.stdout.write(
      `${result.ok ? colors.green('✓') : colors.red('✗')} ${countText(result.problems)} in ${durationText(result.ms)}\n`,
    );
  }
  return result.ok ? 0 : 1;
}

/** Compares two published APIs. */
export async function runApiDiff(
  { before, after, format }: { before: string; after: string; format: 'text' | 'markdown' | 'json' },
  io: Io,
): Promise<number> {
  const [{ apiDiff }, { apiDiffMarkdown, apiDiffText }] = await Promise.all([
    import('./commands/api-diff.ts'),
    import('./report/api-diff-report.ts'),
  ]);
  const pages = await apiDiff({ cwd: io.cwd(), before, after });
  if (format === 'json') io.stdout.write(`${JSON.stringify(pages, null, 1)}\n`);
  else
    io.stdout.write(
      format === 'markdown' ? apiDiffMarkdown(pages) : `${apiDiffText(pages, colorsFor({ enabled: hasColors(io) }))}\n`,
    );
  return 0;
}

export interface PreviewFlags extends ServeFlags {
  readonly out?: string;
}

/** Shows the last build until it is interrupted. */
export async function runPreview(flags: PreviewFlags, io: Io): Promise<number> {
  const { preview } = await import('./commands/preview.ts');
  return untilInterrupted(await preview(servedWith(flags, io)), io);
}

/** Prints a server's configuration for the last build. */
export async function runHosting(
  host: HostName,
  flags: { readonly config?: string; readonly out?: string },
  io: Io,
): Promise<number> {
  const { hosting } = await import('./commands/hosting.ts');
  const { text, unread } = await hosting({ cwd: io.cwd(), env: io.env, ...flags, host });
  for (const line of unread) io.stderr.write(`${line}\n`);
  io.stdout.write(text);
  return 0;
}

export interface ServeFlags {
  readonly config?: string;
  readonly host: string;
  readonly allowHost?: string[];
  readonly port: number;
  readonly open?: boolean;
}

/** Says where the cache is and what it holds. */
export async function runCacheInfo({ json, ...flags }: { config?: string; json?: boolean }, io: Io): Promise<number> {
  const { cache } = await import('./commands/cache.ts');
  const info = await cache({ cwd: io.cwd(), ...flags });
  io.stdout.write(`${json ? JSON.stringify(info) : cacheText(info, named(info.folder, io))}\n`);
  return 0;
}

/** Removes the cache. */
export async function runCacheClear(flags: { config?: string }, io: Io): Promise<number> {
  const { cache } = await import('./commands/cache.ts');
  const info = await cache({ cwd: io.cwd(), ...flags, clear: true });
  io.stdout.write(`${clearedText(info, named(info.folder, io))}\n`);
  return 0;
}

/** A folder as it is reached from the working folder. */
function named(folder: string, io: Io): string {
  return relative(io.cwd(), folder).split(sep).join('/') || '.';
}

/** Shows the site until it is interrupted. */
export async function runServe(flags: ServeFlags, io: Io): Promise<number> {
  const { serve } = await import('./commands/serve.ts');
  const colors = colorsFor({ enabled: hasColors(io) });
  const onProblems: ServeOptions['onProblems'] = (news) =>
    void io.stdout.write(
      `\n${problemNewsText(news, (problems) => problemsFrom(io.cwd(), problems, flags.config, colors), colors)}\n`,
    );
  return untilInterrupted(await serve({ ...servedWith(flags, io), onProblems }), io);
}

function servedWith<Flags extends ServeFlags>(flags: Flags, io: Io) {
  const onMessage = (text: string) => void io.stdout.write(`${text}\n`);
  return { cwd: io.cwd(), env: io.env, ...flags, onMessage };
}

async function untilInterrupted(server: RunningServer, io: Io): Promise<number> {
  const colors = colorsFor({ enabled: hasColors(io) });
  io.stdout.write(`${colors.green('✓')} ${colors.bold(server.url)} (Ctrl-C ends it)\n`);
  await new Promise<void>((done) => {
    const end = () => {
      io.removeListener('SIGINT', end);
      io.removeListener('SIGTERM', end);
      void server.close().then(done);
    };
    io.once('SIGINT', end);
    io.once('SIGTERM', end);
  });
  return 0;
}

/** Whether the output is read by a person, in colours. */
export function hasColors(io: Io): boolean {
  return Boolean(io.stdout.isTTY) && !io.env['NO_COLOR'] && !io.env['CI'];
}

/** Problems in words, with files named as they can be opened from the working folder. */
function problemsFrom(cwd: string, problems: readonly Problem[], config: string | undefined, colors: Colors): string {
  const root = config ? dirname(resolve(cwd, config)) : cwd;
  const pathOf = (file: string) => relative(cwd, join(root, file)).split(sep).join('/') || '.';
  const text = problemsText(
    problems.map((problem) => ({ ...problem, file: pathOf(problem.file) })),
    (file) => linesOf(join(cwd, file)),
    colors,
  );
  return `${text}\n\n${colors.dim(`What each rule means, and how to mend it: ${relative(cwd, rulesManual)}`)}`;
}

/** The lines of a file, for excerpts. */
function linesOf(file: string): readonly string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split(/\r\n|\r|\n/);
  } catch {
    return undefined;
  }
}
