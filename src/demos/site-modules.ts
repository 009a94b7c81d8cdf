// The site's own modules behind an import: what the config's aliases, replacements and module roots lead to. They are
// bundled and not shown; what a reader takes away carries them. A name that is installed stays a package: where a
// repository's alias leads to a package's sources, its reader gets the package.
import { posix } from 'node:path';
import { resolveRelative, type Read } from './demo-imports.ts';

/** The config's redirections of imports; targets are project paths. */
export interface ModuleRedirections {
  readonly aliases: Readonly<Record<string, string>>;
  /** Keyed by import specifier; replaced files (`./Ad.tsx`) are left alone. */
  readonly replacements: Readonly<Record<string, string>>;
  readonly moduleRoots: readonly string[];
}

/** Returns the file of the site's own that a specifier leads to; `undefined` for packages. */
export type SiteModuleOf = (specifier: string, read: Read) => string | undefined;

/** Resolves imports without a leading dot. */
export function siteModules({ aliases, replacements, moduleRoots }: ModuleRedirections): SiteModuleOf {
  const stubs = Object.entries(replacements).filter(([from]) => !/^[./]/.test(from));
  // The longest first: `docs/data/*` takes precedence over `docs/*`.
  const ordered = Object.entries(aliases).sort(([a], [b]) => b.length - a.length);
  const isRedirected = stubs.length + ordered.length + moduleRoots.length > 0;
  return (specifier, read) => {
    if (!isRedirected || isInstalled(specifier, read)) return undefined;
    const fileAt = (path: string) => resolveRelative('', path, read);
    for (const [from, to] of stubs) {
      const rest = matched(specifier, from) ?? matched(specifier.replace(/\.[jt]sx?$/, ''), from);
      if (rest !== undefined) return fileAt(to.replace('*', () => rest));
    }
    for (const [from, to] of ordered) {
      const rest = matched(specifier, from.includes('*') ? from.slice(0, from.indexOf('*') + 1) : from);
      const file = rest === undefined ? undefined : fileAt(to.replace('*', () => rest));
      if (file) return file;
    }
    return moduleRoots.map((root) => fileAt(posix.join(root, specifier))).find(Boolean);
  };
}

/** What the star of a pattern stands for in a specifier; empty for an equal one. */
function matched(specifier: string, pattern: string): string | undefined {
  const [head = '', tail] = pattern.split('*');
  if (tail === undefined) return specifier === pattern ? '' : undefined;
  const isLong = specifier.length >= head.length + tail.length;
  return isLong && specifier.startsWith(head) && specifier.endsWith(tail)
    ? specifier.slice(head.length, specifier.length - tail.length)
    : undefined;
}

function isInstalled(specifier: string, read: Read): boolean {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  return read(`node_modules/${name}/package.json`) !== undefined;
}
