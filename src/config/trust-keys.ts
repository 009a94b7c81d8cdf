// The config's keys about what pages may do: checked beyond their shape, and resolved.
import { resolve } from 'node:path';
import type { Config } from '../model/config.ts';
import { projectFile } from '../model/project-file.ts';
import type { UserConfig } from '../model/user-config.ts';
import type { ConfigDisk } from './config-disk.ts';

/** The first problem with the values, as a sentence with the key's path. */
export function trustProblem(user: UserConfig, root: string, disk: ConfigDisk): string | undefined {
  const { trust = 'code' } = user;
  if (trust !== 'code' && trust !== 'text') return `"trust" is "code" or "text", found "${String(trust)}".`;
  for (const key of ['readable', 'trustedDemos'] as const) {
    for (const [index, path] of (user[key] ?? []).entries()) {
      const place = resolve(root, path);
      if (!disk.exists(place) && !disk.isFolder(place)) return `"${key}[${index}]" names ${path}, which is not there.`;
    }
  }
  if (trust === 'code') {
    return user.trustedDemos && '"trustedDemos" has no effect without "trust": "text"; leave it out.';
  }
  const key = (['remarkPlugins', 'rehypePlugins'] as const).find((name) => (user[name] ?? []).length > 0);
  return key && `"${key}" cannot stand beside "trust": "text": a plugin could bring back what is refused.`;
}

/** What is wrong with a navigation module that was found in the content, as a sentence: who writes pages may have put it. */
export function foundNavigationProblem(found: string | undefined, user: UserConfig, root: string): string | undefined {
  if (found === undefined || user.navigation !== undefined || user.trust !== 'text') return undefined;
  const name = projectFile(found, root);
  return `with "trust": "text" ${name} is not run because it lies there: name it as "navigation", or remove it.`;
}

/** The resolved keys: absolute paths, defaults filled in. */
export function trustOf(user: UserConfig, root: string): Pick<Config, 'readable' | 'trust' | 'trustedDemos'> {
  const absolute = (paths: readonly string[] = []) => paths.map((path) => resolve(root, path));
  return { readable: absolute(user.readable), trust: user.trust ?? 'code', trustedDemos: absolute(user.trustedDemos) };
}
