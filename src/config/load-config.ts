// Finds and loads the config file. In: a working directory and flags. Out: a resolved config.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../model/config.ts';
import type { UserConfig } from '../model/user-config.ts';
import { XdocsError } from '../model/problem.ts';
import { errorAtKey } from './config-place.ts';
import { importModule, type CompileModule } from './import-module.ts';
import { resolveConfig, type ConfigFlags } from './resolve-config.ts';

const names = ['xdocs.config.ts', 'xdocs.config.mts', 'xdocs.config.js', 'xdocs.config.mjs'];

/** Where the config of a folder may be, in the order of precedence. */
export function configFilesIn(folder: string): readonly string[] {
  return names.map((name) => join(folder, name));
}

interface LoadedConfig {
  readonly config: Config;
  /** Files the config was made from, for the watcher. */
  readonly inputs: readonly string[];
}

/**
 * Loads the config file named by a flag, else the one in the working directory, else the defaults.
 *
 * @throws XdocsError if the file is missing or invalid
 */
export async function loadConfig(
  cwd: string,
  compile: CompileModule,
  flags: ConfigFlags & { config?: string },
): Promise<LoadedConfig> {
  const file = flags.config ? resolve(cwd, flags.config) : configFilesIn(cwd).find((path) => existsSync(path));
  if (!file) return { config: resolveConfig({}, cwd, undefined, flags), inputs: [] };
  if (!existsSync(file)) throw new XdocsError(`The config file ${file} is not there.`);
  const { value, inputs } = await importModule(file, compile);
  if (value === undefined)
    throw new XdocsError(`${file} has no default export: write "export default defineConfig({ … })".`);
  try {
    return { config: resolveConfig(value as UserConfig, dirname(file), file, flags), inputs };
  } catch (error) {
    throw await errorAtKey(error, file, readFileSync(file, 'utf8'));
  }
}
