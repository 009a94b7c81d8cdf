// The command line: flags in, exit code out. 0 fine, 1 problems of the author's, 2 xdocs cannot run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { runBuild, runMerge, type BuildFlags, type MergeFlags } from './terminal/build-runs.ts';
import { runApiDiff, runCheck, type CheckFlags } from './terminal/check-runs.ts';
import { hasColors, type Io } from './terminal/io.ts';
import { runCacheClear, runCacheInfo, runFeedback, runHosting, runInit } from './terminal/other-runs.ts';
import { runPreview, runServe, type PreviewFlags, type ServeFlags } from './terminal/serve-runs.ts';
import { hostNames, type HostName } from './model/host-names.ts';
import { mostShares, readShare, type Share } from './model/share.ts';
import { openFileLimit } from './disk/open-file-limit.ts';
import { packageFolder } from './load/own-package.ts';
import { colorsFor } from './report/colors.ts';
import { knownReason } from './report/failure-text.ts';

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

/** The commands and flags; `finish` is told the exit code of the one that ran. */
export function commandLine(io: Io, finish: (code: number) => void): Command {
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
  const workers = new Option(
    '--workers <n>',
    'threads for pages beside the main one (default: as many as pay)',
  ).argParser(countFrom);
  program
    .command('init')
    .description('begin a documentation: config, first pages, a demo of the library that is found, scripts')
    .argument('[folder]', 'where (default: this folder)')
    .addOption(new Option('--ci <host>', 'add a workflow that builds, checks and publishes it').choices(['github']))
    .action(async (folder: string | undefined, { ci }: { ci?: 'github' }) => finish(await runInit({ folder, ci }, io)));
  program
    .command('build')
    .description('make the site')
    .addOption(config)
    .option('--out <dir>', 'output folder (default: build)')
    .option('--clean', 'use nothing of the last build: neither its cache nor its files')
    .option('--no-cache', 'neither read nor write the cache')
    .option('--keep-assets <n>', 'keep the hashed files of the last n builds in the output', countFrom, 0)
    .addOption(workers)
    .option('--profile <file>', 'write a trace of where the time goes to a file (for Perfetto), and print a summary')
    .option('--shard <i/n>', 'make a share of the work, for "xdocs merge": 2/4 is the second of four', shareFrom)
    .option('--json', 'print one JSON object and nothing else')
    .action(async (flags: BuildFlags) => finish(await runBuild(flags, io)));
  program
    .command('merge')
    .description('make the site of the shares that "xdocs build --shard" has made, on this or other machines')
    .argument('<dir...>', 'folders of all shares, or one that holds them')
    .addOption(config)
    .option('--out <dir>', 'output folder (default: build)')
    .option('--clean', 'use nothing of the last build: only the shares')
    .option('--no-cache', 'neither read nor write the cache: only read the shares')
    .option('--keep-assets <n>', 'keep the hashed files of the last n builds in the output', countFrom, 0)
    .option('--profile <file>', 'write a trace of where the time goes to a file (for Perfetto), and print a summary')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (folders: string[], flags: MergeFlags) => finish(await runMerge(folders, flags, io)));
  served(program.command('serve').description('show the site and follow changes').addOption(config)).action(
    async (flags: ServeFlags) => finish(await runServe(flags, io)),
  );
  served(
    program
      .command('preview')
      .description('show what was built as a host does: its headers, its redirects, its page for what is missing')
      .addOption(config)
      .option('--out <dir>', 'folder of the build (default: build)'),
  ).action(async (flags: PreviewFlags) => finish(await runPreview(flags, io)));
  program
    .command('hosting')
    .description('print the headers and redirects of the last build as a configuration for a host')
    .addArgument(new Argument('<host>', 'which host').choices(hostNames))
    .addOption(config)
    .option('--out <dir>', 'folder of the build (default: build)')
    .action(async (host: HostName, flags: { config?: string; out?: string }) =>
      finish(await runHosting(host, flags, io)),
    );
  program
    .command('check')
    .description('report broken links, missing demos, missing translations and the like')
    .argument('[path...]', 'files and folders to report on (default: all)')
    .addOption(config)
    .addOption(workers)
    .option('--sandboxes', 'verify the projects that readers can take away of demos, too')
    .addOption(new Option('--format <format>', 'how to print problems').choices(['text', 'json']).default('text'))
    .action(async (paths: string[], flags: CheckFlags) => finish(await runCheck(paths, flags, io)));
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
  program
    .command('feedback')
    .description('list what readers said of pages')
    .option('--file <path>', 'where it is kept, without extension (default: where serve keeps it)')
    .addOption(new Option('--format <format>', 'how to print it').choices(['text', 'csv', 'json']).default('text'))
    .action(async (flags: { file?: string; format: 'text' | 'csv' | 'json' }) => finish(await runFeedback(flags, io)));
  const cache = program.command('cache').description('what the cache holds, and its removal');
  cache
    .command('info')
    .description('say where the cache is, and what its stores take')
    .addOption(config)
    .option('--json', 'print one JSON object and nothing else')
    .action(async (flags: { config?: string; json?: boolean }) => finish(await runCacheInfo(flags, io)));
  cache
    .command('clear')
    .description('remove the cache; the next build makes everything anew')
    .addOption(config)
    .action(async (flags: { config?: string }) => finish(await runCacheClear(flags, io)));
  for (const command of [...program.commands, ...cache.commands]) command.copyInheritedSettings(program);
  return program;
}

/** The flags of a command that serves. */
function served(command: Command): Command {
  return command
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option(
      '--allow-host <name>',
      'a further host name to answer, besides localhost and IP addresses; repeatable',
      more,
    )
    .option('--port <n>', 'port; the next free one if it is taken', portOf, 3000)
    .option('--open', 'open a browser');
}

/** Gathers the values of a flag that may be given several times. */
function more(value: string, known: readonly string[] = []): string[] {
  return [...known, value];
}

function countFrom(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > 100)
    throw new InvalidArgumentError('a whole number from 0 to 100 would be right.');
  return count;
}

function shareFrom(text: string): Share {
  const share = readShare(text);
  if (!share)
    throw new InvalidArgumentError(
      `two whole numbers such as 2/4 would be right, the first from 1 to the second, the second up to ${mostShares}.`,
    );
  return share;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError('a whole number from 0 to 65535 would be right.');
  return port;
}

/** Whether the arguments ask for one object of a result, so that a program can read why there is none. */
function wantsObject([command, ...args]: readonly string[]): boolean {
  if (command === 'build' || command === 'merge') return args.includes('--json');
  return (
    command === 'check' &&
    args.some((arg, index) => arg === '--format=json' || (arg === '--format' && args[index + 1] === 'json'))
  );
}
