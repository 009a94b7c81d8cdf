// Packages whose files may be others under the same version: those that a project takes from a path or an archive, as who tries
// out a library of theirs does, and those that it patches. All others count by their manifests.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fields = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'resolutions',
  'overrides',
];

/** `file:../kit.tgz`, `portal:../kit`, `patch:kit@1.0.0#…`, `../kit`, `https://…/kit.tgz`, `owner/kit#main`. */
const fromElsewhere =
  /^(?:(?:file|link|portal|patch|workspace|git[+\w]*|github|https?):|\.{0,2}\/|~\/)|^[\w.-]+\/[\w.-]+(?:#|$)|\.(?:tgz|tar\.gz)$/;

/** A patch as `patch-package` names it: `@scope+kit+1.0.0.patch`, and of a package in another one `kit++inner+1.0.0.patch`. */
const patch = /(?:^|\+\+)((?:@[^+]+\+)?[^+]+)\+[^+]+(?:\+\d{3}\+[^+]+)?\.patch$/;

/** Names of the packages that the manifests from a folder upwards tell, sorted. What cannot be read tells nothing. */
export function localPackages(root: string): string[] {
  const names = new Set<string>();
  for (let folder = root; ; folder = dirname(folder)) {
    const manifest = attempt(() => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as unknown);
    for (const field of fields)
      for (const [name, spec] of Object.entries((manifest as Record<string, object | undefined> | null)?.[field] ?? {}))
        if (typeof spec === 'string' && fromElsewhere.test(spec)) names.add(name.replace(/^\*\*\/|(?<=.)@[^/]*$/g, ''));
    for (const file of attempt(() => readdirSync(join(folder, 'patches'))) ?? []) {
      const [, name] = patch.exec(file) ?? [];
      if (name) names.add(name.replace('+', '/'));
    }
    if (dirname(folder) === folder) return [...names].sort();
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
