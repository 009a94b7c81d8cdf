// The script of a site's services, with what loads on demand: only of those that the config asks for. Their options are
// written into it, so that pages carry none of them.
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Services } from '../model/services.ts';
import { bundledFrom, failOfTemplate, type BundledFrom } from './bundle-templates.ts';
import { styleSheetsAsText, withoutObjects, type Script, type ScriptsContext } from './client-scripts.ts';
import { commonOptions } from './common-options.ts';

/** The compiled script, which can be cached; without an entry where the site has no services. */
export interface CompiledServices {
  readonly entry?: Script;
  readonly parts: readonly Script[];
  /** The code of the service worker, where the site has one. */
  readonly worker?: string;
}

const serviceNames = ['ads', 'analytics', 'consent', 'feedback', 'worker'] as const satisfies (keyof Services)[];

/**
 * Compiles the script of the services.
 *
 * @throws XdocsError as `compileScripts` does
 */
export async function compileServices(
  context: ScriptsContext,
  services: Services,
): Promise<CompiledServices & BundledFrom> {
  if (Object.keys(services).length === 0) return { parts: [], inputs: [], absent: [] };
  const common = commonOptions(context);
  const workerBuild =
    services.worker && !services.worker.isRemoved
      ? build({
          ...common,
          entryPoints: [join(context.templates, 'worker', 'service-worker.ts')],
          outdir: '/',
          platform: 'browser',
          format: 'iife',
          minify: true,
        })
      : undefined;
  const pageBuild = build({
    ...common,
    entryPoints: [join(context.templates, 'services.ts')],
    outdir: '/',
    platform: 'browser',
    minify: true,
    splitting: true,
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    define: withoutObjects(common.define),
    plugins: [optionsInPlace(context, services), onlyAskedFor(services), styleSheetsAsText(context), ...common.plugins],
  });
  const [{ outputFiles, metafile }, worker] = await Promise.all([pageBuild, workerBuild]).catch(failOfTemplate);
  const scripts = outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
  const isEntry = ({ name }: Script) => name.startsWith('services.');
  return {
    entry: scripts.find(isEntry)!,
    parts: scripts.filter((script) => !isEntry(script)),
    ...(worker && { worker: worker.outputFiles[0]!.text }),
    ...bundledFrom([metafile, ...(worker ? [worker.metafile] : [])], context),
  };
}

/**
 * Writes the options of each service where the entry names them; one that is not asked for is `undefined`, and its branch
 * falls away.
 */
function optionsInPlace({ templates, readText }: ScriptsContext, services: Services): Plugin {
  const entry = join(templates, 'services.ts');
  const named = new RegExp(`\\bservices\\.(${serviceNames.join('|')})\\b!?`, 'g');
  return {
    name: 'options-in-place',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]services\.ts$/ }, async ({ path }) => {
        if (path !== entry) return undefined;
        const valueOf = (name: keyof Services) =>
          services[name] ? `(${JSON.stringify(services[name])})` : 'undefined';
        const contents = (await readText(path)).replace(named, (_, name: keyof Services) => valueOf(name));
        return { contents, loader: 'ts', resolveDir: templates };
      });
    },
  };
}

/**
 * Leaves out the modules of services that are not asked for. Their imports would fall away with their branches, but what
 * they load on demand would be bundled all the same, and what that shares with the entry would be one more request.
 */
function onlyAskedFor(services: Services): Plugin {
  return {
    name: 'only-asked-for',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\/services\// }, ({ path }) =>
        serviceNames.some((name) => path === `./services/${name}.ts` && !services[name])
          ? { path, namespace: 'not-asked-for', sideEffects: false }
          : undefined,
      );
      // Any name can be imported from it.
      onLoad({ filter: /./, namespace: 'not-asked-for' }, () => ({ contents: 'module.exports = {};' }));
    },
  };
}
