// Formats problems: as text with position, message and the lines around it, and as flat objects for JSON.
import { countOf } from './quantities.ts';
import type { Problem } from '../model/problem.ts';
import { sentenceOf } from './sentences.ts';
import type { Colors } from './colors.ts';

/** Returns the lines of a file; `undefined` if it cannot be read. */
type ReadLines = (file: string) => readonly string[] | undefined;

interface ProblemRecord {
  readonly rule: string;
  readonly severity: string;
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** The stable JSON shape of a problem. */
export function problemRecord(problem: Problem): ProblemRecord {
  const { rule, severity, file, line, column } = problem;
  return {
    rule,
    severity,
    file,
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    message: sentenceOf(problem),
  };
}

/** One problem with its excerpt. */
export function problemText(problem: Problem, readLines: ReadLines, colors: Colors): string {
  const { file, line, column } = problem;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const color = problem.severity === 'error' ? colors.red : colors.yellow;
  const head = `${colors.bold(place)} ${color(problem.severity)} ${sentenceOf(problem)} ${colors.dim(problem.rule)}`;
  const excerpt = line === undefined ? '' : excerptText(readLines(file), line, column, colors);
  return excerpt ? `${head}\n${excerpt}` : head;
}

function excerptText(
  lines: readonly string[] | undefined,
  line: number,
  column: number | undefined,
  colors: Colors,
): string {
  if (!lines || line > lines.length) return '';
  const from = Math.max(1, line - 1);
  const to = Math.min(lines.length, line + 1);
  const width = String(to).length;
  const rows: string[] = [];
  for (let number = from; number <= to; number++) {
    const gutter = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | `;
    const text = lines[number - 1]!;
    rows.push(colors.dim(gutter) + (text.length > 160 ? `${text.slice(0, 157)}…` : text));
    if (number === line && column !== undefined && column <= 160)
      rows.push(
        `${' '.repeat(gutter.length)}${text
          .slice(0, column - 1)
          .replace(/[^\t]/g, ' ')
          .padEnd(column - 1)}${colors.red('^')}`,
      );
  }
  return rows.map((row) => `  ${row}`).join('\n');
}

/** All problems, with errors last so that they are nearest to the prompt. */
export function problemsText(problems: readonly Problem[], readLines: ReadLines, colors: Colors): string {
  const rank = (problem: Problem) => (problem.severity === 'error' ? 1 : 0);
  const sorted = [...problems].sort(
    (a, b) => rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || (a.line ?? 0) - (b.line ?? 0),
  );
  return sorted.map((problem) => problemText(problem, readLines, colors)).join('\n\n');
}

/** `2 errors, 1 warning`. */
export function countText(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  return (
    [errors > 0 && countOf(errors, 'error'), warnings > 0 && countOf(warnings, 'warning')].filter(Boolean).join(', ') ||
    'no problems'
  );
}

/**
 * What has come, with its excerpts; what is mended, a line each; how much there is now.
 *
 * @param textOf the words of problems that have come
 */
export function problemNewsText(
  {
    come,
    gone,
    all,
  }: { readonly come: readonly Problem[]; readonly gone: readonly Problem[]; readonly all: readonly Problem[] },
  textOf: (problems: readonly Problem[]) => string,
  colors: Colors,
): string {
  const mended = gone.map(
    (problem) => `${colors.green('✓')} mended: ${problem.file} ${colors.dim(sentenceOf(problem))}`,
  );
  return [...(come.length > 0 ? [textOf(come), ''] : []), ...mended, colors.dim(countText(all))].join('\n');
}
