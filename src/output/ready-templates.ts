// The templates made ready: as the package brings them; where a site has code of its own in them, compiled only when they or a
// package that they import have changed.
import type { compileRenderer, CompiledScripts, RendererTraits } from '../bundle/bundle-templates.ts';
import type { CompiledCss } from '../bundle/own-css.ts';
import type { CompiledServices } from '../bundle/service-scripts.ts';
import { templatesOf, type TemplatesBundle } from '../bundle/templates-bundle.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { storeOf, type Cache } from '../load/cache.ts';
import { found } from '../load/memo.ts';
import type { Project } from '../load/project.ts';
import { assetsPath } from '../model/address.ts';
import { compiledOnce, type CompiledRecord } from './compiled-once.ts';
import { shippedTemplates } from './shipped-templates.ts';

type CompileRenderer = typeof compileRenderer;

/** The templates, and what they were made from: absolute paths. */
export interface ReadyTemplates extends TemplatesBundle {
  readonly inputs: readonly string[];
}

const rendererStore = storeOf<CompiledRecord<RendererTraits>>('renderer', { expires: 'release' });
/** By its version: a megabyte that a build in which no page has changed does not read. */
const codeStore = storeOf<string>('renderer-code', { expires: 'never', remember: false });
const scriptsStore = storeOf<CompiledRecord<CompiledScripts>>('scripts', { expires: 'release' });
const cssStore = storeOf<CompiledRecord<CompiledCss>>('own-css', { expires: 'release' });
const servicesStore = storeOf<CompiledRecord<CompiledServices>>('services', { expires: 'release' });

/** Compiles the templates, or takes them from the cache, and loads their renderer. */
export async function readyTemplates(project: Project): Promise<ReadyTemplates> {
  const templates = await compiledTemplates(project);
  await templates.load?.();
  return templates;
}

/** Compiles the templates, or takes them from the cache; their renderer is to be loaded. */
export async function compiledTemplates({ bundling, config, cache, disk }: Project): Promise<ReadyTemplates> {
  const { root } = config;
  const files = disk.files();
  // The bundler takes its time to load, and is not needed where nothing has changed.
  const { localPackages, templates, aliases, define, readText, parts, themeOptions } = bundling;
  const rendererContext = { root, localPackages, templates, aliases, define, readText, parts, themeOptions };
  const assets = assetsPath(config.base);
  const cssContext = { root, localPackages, files: config.css.files, assets };
  const context = { root, localPackages, templates, aliases, define, readText };
  const { services: asked } = config;
  const shipped = shippedTemplates(root, files);
  const hasOwnCode = Object.keys(parts).length > 0 || themeOptions !== undefined;
  const [renderer, scripts, services, css] = await Promise.all([
    shipped && !hasOwnCode
      ? { compiled: { ...shipped.renderer, code: shipped.code }, inputs: shipped.inputs }
      : compiledRenderer(cache, files, rendererContext),
    shipped
      ? { compiled: shipped.scripts, inputs: shipped.inputs }
      : compiledOnce(cache.open(scriptsStore), files, context, async () =>
          (await import('../bundle/bundle-templates.ts')).compileScripts(context),
        ),
    compiledOnce(cache.open(servicesStore), files, { ...context, services: asked }, async () =>
      (await import('../bundle/service-scripts.ts')).compileServices(context, asked),
    ),
    compiledOnce(cache.open(cssStore), files, cssContext, async () =>
      (await import('../bundle/own-css.ts')).compileOwnCss(cssContext),
    ),
  ]);
  const inputs = new Set([...renderer.inputs, ...scripts.inputs, ...services.inputs, ...css.inputs]);
  return {
    ...templatesOf(renderer.compiled, scripts.compiled, services.compiled, css.compiled, assets),
    ...(shipped && !hasOwnCode && { readerColors: shipped.readerColors }),
    inputs: [...inputs].map(files.absolute),
  };
}

async function compiledRenderer(cache: Cache, files: FileSnapshot, context: Parameters<CompileRenderer>[0]) {
  const codes = cache.open(codeStore);
  const { compiled, inputs } = await compiledOnce<RendererTraits, typeof context>(
    cache.open(rendererStore),
    files,
    context,
    async () => {
      const { server, ...traits } = await (await import('../bundle/bundle-templates.ts')).compileRenderer(context);
      codes.set(traits.version, server);
      return traits;
    },
    ({ version }) => codes.has(version),
  );
  return { compiled: { ...compiled, code: () => found(codes.get(compiled.version)) }, inputs };
}
