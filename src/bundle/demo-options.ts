// esbuild options for what the site brings: demos, components, workers. Its plugins, loaders and definitions count here
// only.
import type { BuildOptions, Loader, Metafile, Plugin } from 'esbuild';
import { join } from 'node:path';
import { aliasesFor } from './aliases.ts';
import { browserBuiltins } from './browser-builtins.ts';
import { commonOptions, type BundleContext } from './common-options.ts';
import { projectPackages } from './project-packages.ts';
import { replacementsFor } from './replacements.ts';
import { workerUrls } from './worker-urls.ts';

/** What a bundle of demos adds its entry points to. */
export type DemoOptions = ReturnType<typeof commonOptions> &
  Pick<BuildOptions, 'loader' | 'nodePaths' | 'publicPath'> & { readonly plugins: Plugin[] };

/**
 * The options. Plugins are asked in order: the site's own, its stubs, its aliases.
 *
 * @param onMetafile hears of what the bundle's own list leaves out: what workers are made of
 */
export function demoOptions(
  context: BundleContext,
  side: 'browser' | 'server',
  onMetafile: (metafile: Metafile) => void = () => undefined,
): DemoOptions {
  const common = commonOptions(context);
  const browserOnly = [
    workerUrls({ context, optionsOf: () => demoOptions(context, 'browser', onMetafile), onMetafile }),
    browserBuiltins(),
  ];
  return {
    ...common,
    plugins: [
      ...(context.plugins as readonly Plugin[]),
      replacementsFor(context.replacements),
      aliasesFor(context.aliases),
      projectPackages(context.root),
      ...(side === 'browser' ? browserOnly : []),
    ],
    define: { ...common.define, ...context.siteDefine },
    loader: { ...common.loader, ...(context.loaders as Record<string, Loader>) },
    nodePaths: [...context.moduleRoots, join(context.root, 'node_modules')],
    publicPath: context.publicPath,
  } satisfies BuildOptions;
}
