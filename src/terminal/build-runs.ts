// What `build` and `merge` print, and the exit code that they come to.
import type { BuildOptions } from '../commands/build.ts';
import type { BuildResult } from '../model/build-result.ts';
import type { Share } from '../model/share.ts';
import { buildSummary, noteText, shareSummary, stepLine } from '../report/build-report.ts';
import { colorsFor } from '../report/colors.ts';
import { problemRecord } from '../report/problem-report.ts';
import { profileText } from '../report/profile-report.ts';
import { hasColors, type Io } from './io.ts';
import { problemsFrom } from './printed-problems.ts';

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
    const { buildShare } = await import('../commands/build-share.ts');
    const result = await buildShare({ ...options, share: shard });
    io.stdout.write(`${json ? JSON.stringify(result) : shareSummary(result, colorsFor({ enabled: hasColors(io) }))}\n`);
    return 0;
  }
  const { build } = await import('../commands/build.ts');
  return printBuilt(await build({ ...options, since: performance.timeOrigin }), { json, config: flags.config }, io);
}

/** Makes the site of its shares. */
export async function runMerge(folders: readonly string[], { json, ...flags }: MergeFlags, io: Io): Promise<number> {
  const { merge } = await import('../commands/merge.ts');
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
