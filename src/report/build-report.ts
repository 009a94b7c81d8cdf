// The output of `build`: a line per step, notes, and a summary.
import type { Colors } from './colors.ts';
import { bytesText, countOf, durationText } from './quantities.ts';
import { countText } from './problem-report.ts';
import type { BuildNote, BuildResult, ShareResult } from '../model/build-result.ts';

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
    ...result.notes.map((note) => `${colors.dim('note:')} ${noteText(note)}`),
  ].join('\n');
}

/** The closing lines of a share. What is wrong with the site is told where its shares are merged. */
export function shareSummary(result: ShareResult, colors: Colors): string {
  return [
    `${colors.green('✓')} share ${result.share}: ${countOf(result.pages, 'page')}, ${countOf(result.apiPages, 'API page')}, ${countOf(result.demos, 'demo')}, ${bytesText(result.bytes)} of records in ${durationText(result.ms)}`,
    `  ${colors.dim(result.out)}`,
  ].join('\n');
}

/** A note as a sentence. */
export function noteText(note: BuildNote): string {
  if (note.note === 'output-exchanged')
    return 'The output folder cannot be moved (a mount point, or its parent cannot be written), so its entries were exchanged one by one: for a moment it held parts of both outputs. With --out a folder in it is swapped in one step.';
  if (note.note === 'assets-kept')
    return note.hasEarlier
      ? `${countOf(note.files, 'file')} of ${countOf(note.builds, 'earlier build')} ${note.files === 1 ? 'stays' : 'stay'} in the output for pages that stand open.`
      : 'There was no earlier output, so nothing of one is kept. In CI, restore the cache folder or the output folder of the last build.';
  return `${countOf(note.demos, 'demo')} of this site ${note.demos === 1 ? 'uses a package' : 'use packages'} that asked for a licence key and got none: readers see the package's watermark, and its notice on the console. The module that the config names as "demoSetup" can hand over a key, from a variable XDOCS_….`;
}
