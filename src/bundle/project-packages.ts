// Lets content outside the project use the project's packages: it may have none of its own, or other versions.
import { dirname, join, sep } from 'node:path';
import type { Metafile, Plugin, ResolveResult } from 'esbuild';
import type { BundleContext } from './common-options.ts';
import type { Answer } from './facades.ts';
import { isPackaged, isVirtual } from './package-inputs.ts';

/**
 * Resolves packages imported by files outside the project from the project first, then from the files' own location.
 * Where both lead to the same file, esbuild itself resolves the import: it then knows of the package what a plugin
 * cannot tell it, such as `type` and the second entry of a package with two.
 */
export function projectPackages(root: string, answer: Answer): Plugin {
  return {
    name: 'project-packages',
    setup(build) {
      const known = new Map<string, Promise<ResolveResult>>();
      build.onResolve({ filter: /^[^./:][^:]*$/ }, async (args) => {
        if (args.pluginData !== undefined || args.kind === 'entry-point') return undefined;
        if (`${args.resolveDir}${sep}`.startsWith(root + sep) || args.resolveDir.includes(`${sep}node_modules`))
          return undefined;
        const { path, kind } = args;
        const resolvedFrom = (resolveDir: string) => {
          const key = JSON.stringify([path, kind, resolveDir]);
          if (!known.has(key))
            known.set(key, build.resolve(path, { kind, resolveDir, pluginData: 'project-packages' }));
          return known.get(key)!;
        };
        const [found, own] = await Promise.all([resolvedFrom(root), resolvedFrom(args.resolveDir)]);
        if (found.errors.length > 0) return undefined;
        const isSame =
          own.errors.length === 0 &&
          own.path + own.suffix === found.path + found.suffix &&
          own.namespace === found.namespace;
        return isSame ? undefined : answer(found, args);
      });
    },
  };
}

/**
 * Whether all own files are likely to lie in the project: the site has no folder of modules outside of it, and it is no
 * workspace, whose packages are own files elsewhere. A file may import one by its path all the same.
 */
export async function liesInProject({
  root,
  sources,
  templates,
  readText,
}: Pick<BundleContext, 'root' | 'sources' | 'templates' | 'readText'>): Promise<boolean> {
  const isInside = (folder: string) => `${folder}${sep}`.startsWith(root + sep) || isPackaged(folder);
  if (![...sources, templates].every(isInside)) return false;
  for (let folder = root; ; folder = dirname(folder)) {
    const [manifest, workspace] = await Promise.all(
      ['package.json', 'pnpm-workspace.yaml'].map((name) => readText(join(folder, name)).catch(() => undefined)),
    );
    if (workspace !== undefined || /"workspaces"\s*:/.test(manifest ?? '')) return false;
    if (dirname(folder) === folder) return true;
  }
}

/** Whether a bundle has files from outside of the project that belong to no package. */
export function leavesProject({ inputs }: Metafile): boolean {
  return Object.keys(inputs).some((path) => path.startsWith('../') && !isVirtual(path) && !isPackaged(path));
}
