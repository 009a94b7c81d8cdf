// The config's templates of projects that readers get of demos: checked beyond their shape, and resolved.
import { resolve } from 'node:path';
import type { Config } from '../model/config.ts';
import type { UserConfig } from '../model/user-config.ts';
import { packageNameOf } from '../model/package-name.ts';
import { sandboxScripts } from '../model/sandbox-templates.ts';

/** The first problem with the values, as a sentence with the key's path. */
export function sandboxProblem({ sandbox = {} }: UserConfig): string | undefined {
  for (const key of ['entry', 'theme'] as const) {
    const path = sandbox[key];
    if (path !== undefined && !/\.[jt]sx?$/.test(path))
      return `"sandbox.${key}" must be a module (.tsx, .ts, .jsx or .js), found "${path}".`;
  }
  for (const [name, version] of Object.entries(sandbox.dependencies ?? {})) {
    if (packageNameOf(name) !== name) return `"sandbox.dependencies" names "${name}", which is no name of a package.`;
    if (version.trim() === '')
      return `"sandbox.dependencies.${name}" must be a version such as "^2.0.0", found an empty text.`;
  }
  return undefined;
}

/** The resolved key: absolute paths, defaults filled in. */
export function sandboxOf({ sandbox = {} }: UserConfig, root: string): Config['sandbox'] {
  const { entry, theme, head = '', scripts, dependencies = {} } = sandbox;
  return {
    ...(entry !== undefined && { entry: resolve(root, entry) }),
    ...(theme !== undefined && { theme: resolve(root, theme) }),
    head,
    scripts: { ...sandboxScripts, ...scripts },
    dependencies,
  };
}
