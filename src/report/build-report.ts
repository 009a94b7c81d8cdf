// The output of `build`: a line per step, and a summary.
import type { Colors } from './colors.ts';
import { bytesText, countOf, durationText } from './quantities.ts';
import { countText } from './problem-report.ts';
import type { BuildResult } from '../model/build-result.ts';

/** `  1.2 s  pages 84`. */
export function stepLine(step: string, count: number, ms: number, colors: Colors): string {
  return `${colors.dim(durationText(ms).padStart(8))}  ${step} ${colors.bold(String(count))}`;
}

/** The closing lines. */
export function buildSummary(result: BuildResult, colors: Colors): string {
  const mark = result.ok ? colors.green('✓') : colors.red('✗');
  return [
    `${mark} ${countOf(result.pages, 'page')}${result.apiPages > 0 ? ` (${result.apiPages} API)` : ''}, ${countOf(result.demos, 'demo')}, ${countOf(result.files, 'file')}, ${bytesText(result.bytes)} in ${durationText(result.ms)}; ${countText(result.problems)}`,
    `  ${colors.dim(result.out)}`,
  ].join('\n');
}
