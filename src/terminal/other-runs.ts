// What the commands around a site print: its beginning, its cache, its host, what its readers said.
import { relative, sep } from 'node:path';
import type { HostName } from '../model/host-names.ts';
import { cacheText, clearedText } from '../report/cache-report.ts';
import { colorsFor } from '../report/colors.ts';
import { hasColors, type Io } from './io.ts';

/** Begins a documentation. */
export async function runInit(
  options: { folder?: string | undefined; ci?: 'github' | undefined },
  io: Io,
): Promise<number> {
  const [{ init }, { initText }] = await Promise.all([
    import('../commands/init.ts'),
    import('../report/init-report.ts'),
  ]);
  const result = await init({ cwd: io.cwd(), ...options });
  io.stdout.write(initText(result, colorsFor({ enabled: hasColors(io) })));
  return 0;
}

/** Lists what readers said. */
export async function runFeedback(
  { file, format }: { file?: string; format: 'text' | 'csv' | 'json' },
  io: Io,
): Promise<number> {
  const { feedback } = await import('../commands/feedback.ts');
  const { feedbackCsv, feedbackText } = await import('../report/feedback-report.ts');
  const all = await feedback({ cwd: io.cwd(), file });
  if (format === 'json') io.stdout.write(`${JSON.stringify(all)}\n`);
  else io.stdout.write(format === 'csv' ? feedbackCsv(all) : feedbackText(all));
  return 0;
}

/** Prints a server's configuration for the last build. */
export async function runHosting(
  host: HostName,
  flags: { readonly config?: string; readonly out?: string },
  io: Io,
): Promise<number> {
  const { hosting } = await import('../commands/hosting.ts');
  const { text, unread } = await hosting({ cwd: io.cwd(), env: io.env, ...flags, host });
  for (const line of unread) io.stderr.write(`${line}\n`);
  io.stdout.write(text);
  return 0;
}

/** Says where the cache is and what it holds. */
export async function runCacheInfo({ json, ...flags }: { config?: string; json?: boolean }, io: Io): Promise<number> {
  const { cache } = await import('../commands/cache.ts');
  const info = await cache({ cwd: io.cwd(), ...flags });
  io.stdout.write(`${json ? JSON.stringify(info) : cacheText(info, named(info.folder, io))}\n`);
  return 0;
}

/** Removes the cache. */
export async function runCacheClear(flags: { config?: string }, io: Io): Promise<number> {
  const { cache } = await import('../commands/cache.ts');
  const info = await cache({ cwd: io.cwd(), ...flags, clear: true });
  io.stdout.write(`${clearedText(info, named(info.folder, io))}\n`);
  return 0;
}

/** A folder as it is reached from the working folder. */
function named(folder: string, io: Io): string {
  return relative(io.cwd(), folder).split(sep).join('/') || '.';
}
