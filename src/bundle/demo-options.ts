// esbuild options for the site's own code: demos, components, workers. Only here the site's plugins, loaders and
// definitions apply.
import type { BuildOptions, Loader, Metafile, Plugin } from 'esbuild';
import { join } from 'node:path';
import { aliasesFor } from './aliases.ts';
import { browserBuiltins } from './browser-builtins.ts';
import { demoCaches } from './demo-caches.ts';
import { emptySheets } from './empty-sheets.ts';
import { facadesFor } from './facades.ts';
import { commonOptions, type BundleContext } from './common-options.ts';
import { projectPackages } from './project-packages.ts';
import { replacementsFor } from './replacements.ts';
import { siteTheme } from './site-theme.ts';
import { workerUrls } from './worker-urls.ts';

/** Modules for a browser in one folder, named by what they hold, with what they share in chunks. */
export const browserModules = {
  outdir: '/',
  splitting: true,
  entryNames: '[name].[hash]',
  chunkNames: 'chunk.[hash]',
  assetNames: '[name].[hash]',
  platform: 'browser',
} as const satisfies BuildOptions;

/** The options to which a bundle of demos adds its entry points. */
export type DemoOptions = ReturnType<typeof commonOptions> &
  Pick<BuildOptions, 'loader' | 'nodePaths' | 'publicPath'> & { readonly plugins: Plugin[] };

/**
 * The options. Plugins run in this order: the site's own, its replacements, its aliases.
 *
 * @param onMetafile called with the metafiles of workers, whose inputs are not in the bundle's own metafile
 * @param isInside whether all own files lie in the project, so that esbuild finds the project's packages by itself
 */
export function demoOptions(
  context: BundleContext,
  side: 'browser' | 'server',
  onMetafile: (metafile: Metafile) => void = () => undefined,
  isInside = false,
): DemoOptions {
  const common = commonOptions(context);
  const { plugin: facades, answer } = facadesFor(context);
  const browserOnly = [
    workerUrls({ context, optionsOf: () => demoOptions(context, 'browser', onMetafile), onMetafile }),
    browserBuiltins(),
  ];
  return {
    ...common,
    plugins: [
      siteTheme(context.themeOptions, context.templates),
      ...(context.plugins as readonly Plugin[]),
      replacementsFor(context.replacements, answer),
      aliasesFor(context.aliases, answer),
      ...(isInside ? [] : [projectPackages(context.root, answer)]),
      facades,
      // On the server nobody sees what style sheets say.
      ...(side === 'browser' ? browserOnly : [demoCaches(context.templates), emptySheets(context)]),
    ],
    // The copy whose contexts the islands give, wherever the package itself lies.
    alias: { ...common.alias, 'xdocs/react': join(context.templates, 'react.ts') },
    define: { ...common.define, ...context.siteDefine },
    loader: { ...common.loader, ...(context.loaders as Record<string, Loader>) },
    nodePaths: [...context.moduleRoots, join(context.root, 'node_modules'), ...common.nodePaths],
    publicPath: context.publicPath,
  } satisfies BuildOptions;
}
