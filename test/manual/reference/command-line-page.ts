// The reference of the command line, from the commands and flags as they are declared.
import type { Argument, Command, Option } from 'commander';
import { commandLine } from '../../../src/cli.ts';
import { cell, pageHead, pageOf } from './reference-text.ts';

/** The commands as they are declared; none of them can be run. */
function program(): Command {
  return commandLine(
    {
      stdout: { write: () => undefined },
      stderr: { write: () => undefined },
      env: {},
      cwd: () => '/',
      once: () => undefined,
      removeListener: () => undefined,
    },
    () => undefined,
  );
}

/** The flags of each command by its name. */
export function declaredCommands(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    program().commands.map((command) => [
      command.name(),
      [command, ...command.commands].flatMap(({ options }) => options.flatMap(({ long }) => long ?? [])),
    ]),
  );
}

/** The page. */
export function commandLinePage(): string {
  return pageOf(
    pageHead('Command line', 'Every command of xdocs with its arguments and flags, and what its exit code means.'),
    'Commands read the config of the folder that they run in. `xdocs --help` and `xdocs COMMAND --help` say the same as this page.',
    ...program().commands.flatMap((command) =>
      command.commands.length > 0
        ? command.commands.map((one) => section(one, `${command.name()} ${one.name()}`))
        : section(command, command.name()),
    ),
    `## Exit codes

| Code | Meaning |
| :--- | :--- |
| 0 | fine; there may be warnings |
| 1 | the author has errors to mend |
| 2 | xdocs cannot run |

Environment variables that begin with \`XDOCS_\` reach the site's own modules. \`NO_COLOR\` and \`CI\` turn colours off.`,
  );
}

function section(command: Command, name: string): string {
  const rows = [...command.registeredArguments.map(argumentRow), ...command.options.map(optionRow)];
  return [
    `## xdocs ${name} {#${name.replace(' ', '-')}}`,
    `${command.description()[0]!.toUpperCase()}${command.description().slice(1)}.`,
    `\`\`\`bash\nnpx xdocs ${name} ${command.usage()}\n\`\`\``,
    ...(rows.length > 0 ? [['| | |', '| :--- | :--- |', ...rows].join('\n')] : []),
  ].join('\n\n');
}

function argumentRow(argument: Argument): string {
  const name = argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;
  return `| \`${name}${argument.variadic ? '…' : ''}\` | ${cell(argument.description)} |`;
}

function optionRow({ flags, description, argChoices, defaultValue }: Option): string {
  const choices = argChoices ? ` One of ${argChoices.map((choice) => `\`${choice}\``).join(', ')}.` : '';
  const isDefault = defaultValue !== undefined && defaultValue !== true;
  return `| \`${flags}\` | ${cell(description)}.${choices}${isDefault ? ` Default: \`${String(defaultValue)}\`.` : ''} |`;
}
