// What `serve` and `preview` print until they are interrupted.
import type { RunningServer, ServeOptions } from '../commands/serve.ts';
import { colorsFor } from '../report/colors.ts';
import { problemNewsText } from '../report/problem-report.ts';
import { hasColors, type Io } from './io.ts';
import { problemsFrom } from './printed-problems.ts';

export interface ServeFlags {
  readonly config?: string;
  readonly host: string;
  readonly allowHost?: string[];
  readonly port: number;
  readonly open?: boolean;
}

export interface PreviewFlags extends ServeFlags {
  readonly out?: string;
}

/** Shows the last build until it is interrupted. */
export async function runPreview(flags: PreviewFlags, io: Io): Promise<number> {
  const { preview } = await import('../commands/preview.ts');
  return untilInterrupted(await preview(servedWith(flags, io)), io);
}

/** Shows the site until it is interrupted. */
export async function runServe(flags: ServeFlags, io: Io): Promise<number> {
  const { serve } = await import('../commands/serve.ts');
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
