// Packages whose files may be others under the same version: those that a project takes from a path, an archive or a repository, as
// who tries out a library does, and those that it patches. All others count by their manifests.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFolderOf } from './package-folder.ts';

/** Lists of packages in a manifest, by the paths of their keys. */
const lists = [
  ['dependencies'],
  ['devDependencies'],
  ['optionalDependencies'],
  ['peerDependencies'],
  ['resolutions'],
  ['overrides'],
  ['pnpm', 'overrides'],
];
const patched = [['patchedDependencies'], ['pnpm', 'patchedDependencies']];

/** `file:../kit.tgz`, `portal:../kit`, `patch:kit@1.0.0#…`, `../kit`, `https://…/kit.tgz`, `owner/kit#main`. */
const fromElsewhere =
  /^(?:(?:file|link|portal|patch|workspace|git[+\w]*|ssh|bitbucket|gist|https?):|\.{0,2}\/|~\/|git@)|^[\w.-]+\/[\w.-]+(?:#|$)|\.(?:tgz|tar\.gz)$/;

/** `kit` of `kit`, `kit@1.0.0`, `**\/kit`, `parent/kit` and `parent>kit`; a scope is part of the name. */
const nameIn = /((?:@[^/@>]+\/)?[^/@>]+)(?:@[^>]*)?$/;

/** A line of `pnpm-workspace.yaml` that gives a package by its name. */
const yamlLine = /^\s+['"]?([^\s'":#][^'":]*)['"]?:\s*['"]?([^\s'"]+)/gm;

/** A patch as `patch-package` names it: `@scope+kit+1.0.0.patch`, and of a package in another one `kit++inner+1.0.0.patch`. */
const patch = /(?:^|\+\+)((?:@[^+]+\+)?[^+]+)\+[^+]+(?:\+\d{3}\+[^+]+)?\.patch$/;

/**
 * Names of the packages that are told by the manifests from a folder up to its repository's, sorted, without those that are only
 * linked: their files lie elsewhere, and are the site's own. What cannot be read tells nothing.
 */
export function localPackages(root: string): string[] {
  const names = new Set<string>();
  const add = (key: string) => {
    const [, name] = nameIn.exec(key) ?? [];
    if (name) names.add(name);
  };
  for (let folder = root; ; folder = dirname(folder)) {
    const read = (name: string) => attempt(() => readFileSync(join(folder, name), 'utf8'));
    const manifest = attempt(() => JSON.parse(read('package.json') ?? '') as unknown);
    for (const path of lists)
      for (const [key, spec] of specsIn(valueAt(manifest, path))) if (fromElsewhere.test(spec)) add(key);
    for (const path of patched) for (const key of Object.keys(valueAt(manifest, path) ?? {})) add(key);
    for (const [, key, spec] of (read('pnpm-workspace.yaml') ?? '').matchAll(yamlLine))
      if (fromElsewhere.test(spec!) || spec!.endsWith('.patch')) add(key!);
    for (const file of attempt(() => readdirSync(join(folder, 'patches'))) ?? []) {
      const [, name] = patch.exec(file) ?? [];
      if (name) add(name.replace('+', '/'));
    }
    if (dirname(folder) === folder || existsSync(join(folder, '.git'))) break;
  }
  return [...names].filter((name) => packageFolderOf(name, root)?.includes('node_modules') ?? true).sort();
}

/** The packages of a list with what stands for their versions; npm's overrides may have others inside. */
function specsIn(list: unknown): (readonly [name: string, spec: string])[] {
  return Object.entries(list ?? {}).flatMap(([name, spec]: [string, unknown]) =>
    typeof spec === 'string' ? [[name, spec] as const] : typeof spec === 'object' ? specsIn(spec) : [],
  );
}

function valueAt(value: unknown, path: readonly string[]): object | undefined {
  const found = path.reduce((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
  return typeof found === 'object' && found !== null ? found : undefined;
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
