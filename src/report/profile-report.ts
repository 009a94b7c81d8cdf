// What `build --profile` prints: steps with their shares, the slowest pages and demos, the threads.
import type { BuildProfile, ProfiledTime } from '../model/build-profile.ts';
import type { Colors } from './colors.ts';
import { bytesText, durationText } from './quantities.ts';

/** A step that took less than this share of the time is one of the rest. */
const leastShare = 0.01;

/** The step whose parts are told one by one. */
const stepOfParts = 'write files';

/** The tables. */
export function profileText(profile: BuildProfile, colors: Colors): string {
  const { ms, cpuMs, peakBytes, file } = profile;
  const row = ({ name, ms: own }: ProfiledTime, indent = 2) =>
    `${durationText(own).padStart(8)} ${`${Math.round((own / ms) * 100)} %`.padStart(6)}${' '.repeat(indent)}${name}`;
  const [steps, rest] = split(profile.steps, ms);
  const [parts] = split(profile.parts, ms);
  const rows = steps.flatMap((step) => [
    row(step),
    ...(step.name === stepOfParts ? parts.map((part) => row({ ...part, name: `of it ${part.name}` }, 4)) : []),
  ]);
  return [
    `${colors.bold('Where the time went')}: ${durationText(ms)}, ${durationText(cpuMs)} of a processor, ${bytesText(peakBytes)} of memory at most`,
    ...rows,
    ...(rest > 0 ? [row({ name: 'the rest', ms: rest })] : []),
    colors.dim('  Steps run side by side, so that shares may come to more than 100 %.'),
    ...list('Slowest pages', profile.pages, colors),
    ...list('Slowest demos', profile.demos, colors),
    ...list('Threads beside the main one', profile.threads, colors),
    `${colors.dim('trace:')} ${file} ${colors.dim('(open it at ui.perfetto.dev or chrome://tracing)')}`,
  ].join('\n');
}

function list(title: string, times: readonly ProfiledTime[], colors: Colors): string[] {
  if (times.length === 0) return [];
  return [colors.bold(title), ...times.map(({ name, ms }) => `${durationText(ms).padStart(8)}  ${name}`)];
}

/** What takes a share that is worth a line, and how long all else took. */
function split(times: readonly ProfiledTime[], whole: number): [readonly ProfiledTime[], number] {
  const shown = times.filter(({ ms }) => ms >= whole * leastShare);
  const rest = times.filter(({ ms }) => ms < whole * leastShare).reduce((sum, { ms }) => sum + ms, 0);
  return [shown, rest];
}
