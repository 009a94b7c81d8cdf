// The command line: flags in, exit code out. 0 fine, 1 problems of the author's, 2 xdocs cannot run.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Problem } from './model/problem.ts';
import { packageFolder } from './load/own-package.ts';
import { colorsFor, type Colors } from './report/colors.ts';
import { knownReason } from './report/failure-text.ts';
import { openFileLimit } from './disk/open-file-limit.ts';
import { buildSummary, noteText, stepLine } from './report/build-report.ts';
import { countText, problemRecord, problemsText } from './report/problem-report.ts';
import { durationText } from './report/quantities.ts';

/** The process as the command line needs it. */
interface Io {
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown };
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
  once(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  removeListener(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

/**
 * Runs one command.
 *
 * @param argv arguments after `node xdocs`
 * @returns the exit code
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const program = commandLine(io, (result) => (code = result));
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const reason =
      error instanceof CommanderError ? error.message.replace(/^error: /, '') : knownReason(error, openFileLimit);
    const shown = reason ?? (error instanceof Error ? error.message : String(error));
    if (wantsObject(argv)) io.stdout.write(`${JSON.stringify({ ok: false, error: shown, problems: [] })}\n`);
    if (error instanceof CommanderError) return 2;
    if (reason !== undefined) io.stderr.write(`${colorsFor({ enabled: hasColors(io) }).red('xdocs:')} ${reason}\n`);
    else
      io.stderr.write(
        `xdocs failed; this is a bug of xdocs.\n${error instanceof Error ? error.stack : String(error)}\n`,
      );
    return 2;
  }
}

// Each command's modules are loaded when it runs: `serve` shows a page sooner without those of `build`.
function commandLine(io: Io, finish: (code: number) => void): Command {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const program = new Command('xdocs')
    .description('Builds, serves and checks the documentation of React component libraries.')
    .version(version)
    .showHelpAfterError('(xdocs --help lists the commands and flags)')
    .showSuggestionAfterError()
    .configureOutput({ writeOut: (text) => void io.stdout.write(text), writeErr: (text) => void io.stderr.write(text) })
    .exitOverride();
  const config = new Option(
    '--config <file>',
    'config file (default: xdocs.config.ts in this folder, if there is one)',
  );
  program
    .command('build')
    .description('make the site')
    .addOption(config)
    .option('--out <dir>', 'output folder (default: build)')
    .option('--clean', 'use nothing of the last build: neither its cache nor its files')
    .option('--no-cache', 'neither read nor write the cache')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (flags: { config?: string; out?: string; clean?: boolean; cache: boolean; json?: boolean }) =>
      finish(await runBuild(flags, io)),
    );
  program
    .command('serve')
    .description('show the site and follow changes')
    .addOption(config)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option(
      '--allow-host <name>',
      'a further host name to answer, besides localhost and IP addresses; repeatable',
      more,
    )
    .option('--port <n>', 'port; the next free one if it is taken', portOf, 3000)
    .option('--open', 'open a browser')
    .action(async (flags: ServeFlags) => finish(await runServe(flags, io)));
  program
    .command('check')
    .description('report broken links, missing demos, missing translations and the like')
    .argument('[path...]', 'files and folders to report on (default: all)')
    .addOption(config)
    .option('--sandboxes', 'verify the projects that readers can take away of demos, too')
    .addOption(new Option('--format <format>', 'how to print problems').choices(['text', 'json']).default('text'))
    .action(async (paths: string[], flags: { config?: string; sandboxes?: boolean; format: 'text' | 'json' }) =>
      finish(await runCheck(paths, flags, io)),
    );
  program
    .command('api-diff')
    .description('compare two versions of a published API')
    .argument('<before>', 'api/index.json of the older version, or the JSON of one page')
    .argument('<after>', 'the same of the newer version')
    .addOption(
      new Option('--format <format>', 'how to print changes; markdown is a draft for a migration guide')
        .choices(['text', 'markdown', 'json'])
        .default('text'),
    )
    .action(async (before: string, after: string, { format }: { format: 'text' | 'markdown' | 'json' }) =>
      finish(await runApiDiff({ before, after, format }, io)),
    );
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}

async function runBuild(
  { json, ...flags }: { json?: boolean; cache: boolean; clean?: boolean; out?: string; config?: string },
  io: Io,
): Promise<number> {
  const colors = colorsFor({ enabled: hasColors(io) });
  const onStep = json
    ? undefined
    : (step: string, count: number, ms: number) => void io.stdout.write(`${stepLine(step, count, ms, colors)}\n`);
  const { build } = await import('./commands/build.ts');
  const result = await build({ cwd: io.cwd(), env: io.env, ...flags, onStep });
  if (json)
    io.stdout.write(
      `${JSON.stringify({ ...result, problems: result.problems.map(problemRecord), notes: result.notes.map(noteText) })}\n`,
    );
  else {
    if (result.problems.length > 0)
      io.stderr.write(`\n${problemsFrom(io.cwd(), result.problems, flags.config, colors)}\n\n`);
    io.stdout.write(`${buildSummary(result, colors)}\n`);
  }
  return result.ok ? 0 : 1;
}

async function runCheck(
  paths: string[],
  { format, ...flags }: { config?: string; sandboxes?: boolean; format: 'text' | 'json' },
  io: Io,
): Promise<number> {
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

async function runApiDiff(
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

interface ServeFlags {
  readonly config?: string;
  readonly host: string;
  readonly allowHost?: string[];
  readonly port: number;
  readonly open?: boolean;
}

async function runServe(flags: ServeFlags, io: Io): Promise<number> {
  const colors = colorsFor({ enabled: hasColors(io) });
  const { serve } = await import('./commands/serve.ts');
  const server = await serve({
    cwd: io.cwd(),
    env: io.env,
    ...flags,
    onMessage: (text) => void io.stdout.write(`${text}\n`),
  });
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

/** Gathers the values of a flag that may be given several times. */
function more(value: string, known: readonly string[] = []): string[] {
  return [...known, value];
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError('a whole number from 0 to 65535 would be right.');
  return port;
}

function hasColors(io: Io): boolean {
  return Boolean(io.stdout.isTTY) && !io.env['NO_COLOR'] && !io.env['CI'];
}

/** Problems in words, with files named as they can be opened from the working folder. */
function problemsFrom(cwd: string, problems: readonly Problem[], config: string | undefined, colors: Colors): string {
  const root = config ? dirname(resolve(cwd, config)) : cwd;
  const pathOf = (file: string) => relative(cwd, join(root, file)).split(sep).join('/') || '.';
  return problemsText(
    problems.map((problem) => ({ ...problem, file: pathOf(problem.file) })),
    (file) => linesOf(join(cwd, file)),
    colors,
  );
}

/** The lines of a file, for excerpts. */
function linesOf(file: string): readonly string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split(/\r\n|\r|\n/);
  } catch {
    return undefined;
  }
}

/** Whether the arguments ask for one object of a result, so that a program can read why there is none. */
function wantsObject([command, ...args]: readonly string[]): boolean {
  if (command === 'build') return args.includes('--json');
  return (
    command === 'check' &&
    args.some((arg, index) => arg === '--format=json' || (arg === '--format' && args[index + 1] === 'json'))
  );
}
