// A Chromium to test with: found on this machine, else installed by the system's package manager where we may, else an
// error that says what to do. In: nothing. Out: the path of an executable that answers.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** What the search needs of the machine. */
export interface Machine {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Whether a file is an executable that starts and tells its version. */
  readonly starts: (path: string) => boolean;
  /** Runs a command and tells whether it succeeded; output is shown. */
  readonly run: (command: string, args: readonly string[]) => boolean;
}

/** The first has no window, and so does less for each page. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const usualPaths: Readonly<Record<string, readonly string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
};

/** How a package manager installs without a question, and what: the first of its packages that it has. */
interface Installation {
  readonly prepare: readonly (readonly string[])[];
  readonly install: readonly string[];
  readonly packages: readonly string[];
}

const installations: Readonly<Record<string, Installation>> = {
  'apt-get': {
    prepare: [['update']],
    install: ['install', '-y', '--no-install-recommends'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  dnf: { prepare: [], install: ['install', '-y'], packages: ['chromium'] },
  apk: { prepare: [], install: ['add', '--no-cache'], packages: ['chromium'] },
};

/**
 * The path of a Chromium that starts.
 *
 * @throws Error saying exactly what to do, where there is none and none can be installed
 */
export function ensureChromium(machine: Machine = thisMachine()): string {
  const named = machine.env['CHROMIUM_PATH'];
  if (named) {
    if (machine.starts(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is ${named}, which does not start. Correct it, or unset it to have a Chromium looked for.`,
    );
  }
  const found = find(machine);
  if (found) return found;
  const manager = Object.keys(installations).find((name) => onPath(name, machine));
  if (manager && machine.isRoot && machine.platform === 'linux') {
    const { prepare, install, packages } = installations[manager]!;
    const isReady = prepare.every((args) => machine.run(manager, args));
    const succeeded = isReady && packages.some((name) => machine.run(manager, [...install, name]));
    const installed = succeeded ? find(machine) : undefined;
    if (installed) return installed;
    throw new Error(
      `No Chromium was found, and ${manager} could not install a working one. ${advice(machine, undefined)}`,
    );
  }
  throw new Error(`No Chromium was found for the browser tests. ${advice(machine, manager)}`);
}

function find(machine: Machine): string | undefined {
  for (const name of names) {
    const path = onPath(name, machine);
    if (path) return path;
  }
  const { env } = machine;
  const windows = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((folder) =>
    folder
      ? [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ]
      : [],
  );
  const downloaded = chromium.executablePath();
  return [...(usualPaths[machine.platform] ?? []), ...windows, ...(downloaded ? [downloaded] : [])].find((path) =>
    machine.starts(path),
  );
}

function onPath(name: string, machine: Machine): string | undefined {
  const file = machine.platform === 'win32' ? `${name}.exe` : name;
  return (machine.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, file))
    .find((path) => machine.starts(path));
}

function advice({ platform }: Machine, manager: string | undefined): string {
  const installation = manager ? installations[manager] : undefined;
  const commands =
    installation &&
    [...installation.prepare, [...installation.install, 'chromium']]
      .map((args) => `sudo ${manager} ${args.join(' ')}`)
      .join(' && ');
  const how =
    commands ?? (platform === 'darwin' ? 'brew install --cask chromium' : 'install Chromium or Google Chrome');
  return `Do one of these, then run the tests again: ${how}; or set CHROMIUM_PATH to the executable of a Chromium, Chrome or Edge.`;
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    starts,
    run: (command, args) =>
      spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
        .status === 0,
  };
}

/**
 * Some systems have a `chromium` that only says where to get one; on Windows, asking for the version opens a window.
 */
function starts(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return (
    process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 60_000, stdio: 'ignore' }).status === 0
  );
}
