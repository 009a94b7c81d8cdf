// The script of a site's services, with what loads on demand: only of those that the config asks for. Their options are
// written into it, so that pages carry none of them.
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Services } from '../model/services.ts';
import { bundledFrom, failOfTemplate, type BundledFrom } from './bundle-templates.ts';
import { styleSheetsAsText, type Script, type ScriptsContext } from './client-scripts.ts';
import { commonOptions } from './common-options.ts';

/** The compiled script, which can be cached; without an entry where the site has no services. */
export interface CompiledServices {
  readonly entry?: Script;
  readonly parts: readonly Script[];
}

const serviceNames = ['ads', 'analytics', 'consent', 'feedback', 'worker'] as const satisfies (keyof Services)[];

/**
 * Writes the options of the site's services into the entry, and keeps the other services out. Definitions would do the
 * first, but put options into a file of their own, one request more; and of a branch that falls away the files stay that
 * its module loads on demand.
 */
function askedServices(templates: string, services: Services): Plugin {
  const entry = join(templates, 'services.ts');
  const define = Object.fromEntries(
    serviceNames.map((name) => {
      const value = services[name];
      const isObject = typeof value === 'object';
      return [`services.${name}`, isObject ? `siteServices.${name}` : (JSON.stringify(value) ?? 'undefined')];
    }),
  );
  return {
    name: 'asked-services',
    setup(builder) {
      builder.onLoad({ filter: /[\\/]services\.ts$/ }, async ({ path }) => {
        if (path !== entry) return undefined;
        const { outputFiles } = await build({ entryPoints: [path], write: false, define, logLevel: 'silent' });
        const options = `const siteServices = ${JSON.stringify(services)};`;
        return { contents: `${options}\n${outputFiles[0]!.text}`, loader: 'js' };
      });
      builder.onResolve({ filter: /^\.\/services\// }, ({ path, importer }) => {
        const name = serviceNames.find((one) => path === `./services/${one}.ts`);
        return importer === entry && name && !services[name] ? { path, namespace: 'not-asked-for' } : undefined;
      });
      builder.onLoad({ filter: /./, namespace: 'not-asked-for' }, () => ({ contents: 'export {};' }));
    },
  };
}

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
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: [join(context.templates, 'services.ts')],
    outdir: '/',
    platform: 'browser',
    minify: true,
    splitting: true,
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    plugins: [askedServices(context.templates, services), styleSheetsAsText(context), ...common.plugins],
  }).catch(failOfTemplate);
  const scripts = outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
  const isEntry = ({ name }: Script) => name.startsWith('services.');
  return {
    entry: scripts.find(isEntry)!,
    parts: scripts.filter((script) => !isEntry(script)),
    ...bundledFrom([metafile], context.root),
  };
}
