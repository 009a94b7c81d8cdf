// What `check` and `api-diff` print, and the exit code that they come to.
import { colorsFor } from '../report/colors.ts';
import { countText, problemRecord } from '../report/problem-report.ts';
import { durationText } from '../report/quantities.ts';
import { hasColors, type Io } from './io.ts';
import { problemsFrom } from './printed-problems.ts';

export interface CheckFlags {
  readonly config?: string;
  readonly workers?: number;
  readonly sandboxes?: boolean;
  readonly format: 'text' | 'json';
}

/** Reports what is wrong. */
export async function runCheck(paths: string[], { format, ...flags }: CheckFlags, io: Io): Promise<number> {
  const colors = colorsFor({ enabled: hasColors(io) });
  const { check } = await import('../commands/check.ts');
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
    import('../commands/api-diff.ts'),
    import('../report/api-diff-report.ts'),
  ]);
  const pages = await apiDiff({ cwd: io.cwd(), before, after });
  if (format === 'json') io.stdout.write(`${JSON.stringify(pages, null, 1)}\n`);
  else
    io.stdout.write(
      format === 'markdown' ? apiDiffMarkdown(pages) : `${apiDiffText(pages, colorsFor({ enabled: hasColors(io) }))}\n`,
    );
  return 0;
}
