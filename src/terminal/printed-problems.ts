// Problems as they are printed: with files that can be opened from the working folder, and the lines around them.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { packageFolder } from '../load/own-package.ts';
import type { Problem } from '../model/problem.ts';
import type { Colors } from '../report/colors.ts';
import { problemsText } from '../report/problem-report.ts';

/** The manual's page of rules, which the package brings. */
const rulesManual = join(packageFolder, 'content', 'manual', 'reference', 'rules.md');

/** Problems in words, with files named as they can be opened from the working folder. */
export function problemsFrom(
  cwd: string,
  problems: readonly Problem[],
  config: string | undefined,
  colors: Colors,
): string {
  const root = config ? dirname(resolve(cwd, config)) : cwd;
  const pathOf = (file: string) => relative(cwd, join(root, file)).split(sep).join('/') || '.';
  const text = problemsText(
    problems.map((problem) => ({ ...problem, file: pathOf(problem.file) })),
    linesOf(cwd),
    colors,
  );
  return `${text}\n\n${colors.dim(`What each rule means, and how to mend it: ${relative(cwd, rulesManual)}`)}`;
}

/** Gives the lines of files below a folder, for excerpts. Problems of one file follow each other: the latest is kept. */
function linesOf(folder: string): (file: string) => readonly string[] | undefined {
  let latest: { readonly file: string; readonly lines: readonly string[] | undefined } | undefined;
  return (file) => {
    if (latest?.file !== file) latest = { file, lines: readLines(join(folder, file)) };
    return latest.lines;
  };
}

function readLines(file: string): readonly string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split(/\r\n|\r|\n/);
  } catch {
    return undefined;
  }
}
