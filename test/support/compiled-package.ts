// The package as its users run it, compiled from today's sources into a folder of its own, so that tests neither need
// nor touch `dist/`. Beside it, sites find the packages of this repository.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** This repository. */
export const repository = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

export interface CompiledPackage {
  /** Holds `xdocs/` (the package) and `sites/`. */
  readonly folder: string;
  remove(): Promise<void>;
}

/** What the cache of a project in `sites/` has of the templates that the package does not bring, relative to the folder. */
export const warmPacks = [
  'warm/editor.pack',
  // What the version of the tool was computed from.
  'warm/tool.pack',
];

/** Builds an empty site for what its cache has of the templates: hundreds of tests would make the same. */
async function makeWarmCache(folder: string, target: string): Promise<void> {
  const root = join(folder, 'sites', 'warm');
  await mkdir(join(root, 'content'), { recursive: true });
  // The version of the tool is remembered where there is a cache.
  await mkdir(join(root, '.xdocs'));
  // A site without a demo has no editor of demos.
  await writeFile(join(root, 'content', 'index.md'), '# Velo\n\n{{"demo": "Ring.js"}}\n');
  await writeFile(join(root, 'content', 'Ring.js'), 'export default () => null;\n');
  // Its exit code is that of an author's mistake: a page without a description.
  await promisify(execFile)(process.execPath, [join(target, 'bin', 'xdocs.js'), 'build'], { cwd: root }).catch(
    (error: { readonly code?: unknown; readonly stderr?: string }) => {
      if (error.code !== 1) throw new Error(`the empty site was not built (${String(error.code)}): ${error.stderr}`);
    },
  );
  await mkdir(join(folder, 'warm'));
  for (const pack of warmPacks) await rename(join(root, '.xdocs', basename(pack)), join(folder, pack));
  await rm(root, { recursive: true });
}

/** Compiles the package as `prepare` does, without declarations. */
export async function compilePackage(): Promise<CompiledPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'xdocs-test-'));
  const target = join(folder, 'xdocs');
  await mkdir(join(folder, 'sites'));
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const part of ['bin', 'src', 'templates', 'package.json'])
    await cp(join(repository, part), join(target, part), {
      recursive: true,
      filter: (path) => !path.endsWith('tsconfig.json'),
    });
  await promisify(execFile)(process.execPath, [join(repository, 'bin', 'bundle.js'), target]);
  await makeWarmCache(folder, target);
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * The command line of this repository where it is compiled from today's sources, else that of the compiled package: the same
 * code, whose cache the builds of this repository share.
 *
 * @param folder that of the compiled package
 */
export function currentScript(folder: string): string {
  const [own, compiled] = [repository, join(folder, 'xdocs')].map((place) => join(place, 'dist'));
  const isCurrent = readdirSync(compiled!).every((name) => {
    const [one, other] = [own!, compiled!].map((place) => join(place, name));
    return existsSync(one!) && readFileSync(one!).equals(readFileSync(other!));
  });
  return join(isCurrent ? repository : join(folder, 'xdocs'), 'bin', 'xdocs.js');
}
