// Where the packages of a set lie: each set is installed once, below the system's temporary folder. The set that this project
// itself has installed lies in the project.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Installed } from './check-snippets.ts';
import { packagesOf, type VersionSet } from './versions.ts';

/** Installs what a set lists, unless it is there. */
export function install(set: VersionSet, root: string): Installed {
  const packages = packagesOf(set, installedBy(root));
  if (!set.packages) return { folder: root, packages };
  const folder = join(tmpdir(), 'xdocs-migration', set.label.replaceAll(' ', '-').toLowerCase());
  const manifest = `${JSON.stringify({ private: true, dependencies: packages }, null, 2)}\n`;
  const done = join(folder, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) return { folder, packages };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  // Versions were chosen to fit; what old packages ask of each other is stricter than what works.
  const flags = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['install', ...flags, '--loglevel=error'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(done, manifest);
  return { folder, packages };
}

/** The versions that the project's manifest asks for. */
export function installedBy(root: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries<string>({ ...devDependencies, ...dependencies }).map(([name, range]) => [
      name,
      range.replace(/^[\^~]/, ''),
    ]),
  );
}
