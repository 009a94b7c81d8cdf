// Bundles the templates: the server renderer, and the plain scripts that every page loads.
import { createHash } from 'node:crypto';
import { build, type BuildFailure, type Metafile } from 'esbuild';
import { join } from 'node:path';
import { XdocsError } from '../model/problem.ts';
import { compileClient, styleSheetsAsText, type Script, type ScriptsContext } from './client-scripts.ts';
import { commonOptions, nodeBanner, type BundleContext } from './common-options.ts';
import { replacedParts } from './replaced-parts.ts';
import { siteTheme } from './site-theme.ts';
import { ownMapOf, type OwnMap } from './own-places.ts';
import { bundleInputs } from './package-inputs.ts';
import { absentCandidates } from './absent-candidates.ts';

/** What bundles were made from. */
export interface BundledFrom {
  /** Absolute paths of all own source files, of the manifests of all packages used, and of all files of local ones. */
  readonly inputs: readonly string[];
  /** Absolute paths of missing files that would take precedence over some of the inputs. */
  readonly absent: readonly string[];
}

/** The templates' server renderer as text, which can be cached: the only part that the site's own parts change. */
export interface CompiledRenderer extends RendererTraits {
  /** A CommonJS script; where a site has own code, an ES module. */
  readonly server: string;
}

/** What is to be known of the renderer's code before it is loaded. */
export interface RendererTraits {
  /** Changes whenever the renderer's output for the same view may change. */
  readonly version: string;
  /** Where a site has own code: what finds the place of an error in it. */
  readonly map?: OwnMap;
}

/** The templates' plain scripts as text, which can be cached. */
export interface CompiledScripts {
  readonly script: Script;
  /** The modules that the script imports on demand: the settings, the search. */
  readonly parts: readonly Script[];
  readonly inline: string;
  /** The script of the pages at the output's root, such as the 404 page. */
  readonly rootScript: Script;
  /** The dev server's script. */
  readonly dev: string;
}

/** What the renderer depends on besides the files that it is made from. */
type RendererContext = ScriptsContext & Pick<BundleContext, 'parts' | 'themeOptions'>;

/**
 * Compiles the server renderer.
 *
 * @throws XdocsError if a template cannot be compiled or a peer package is missing
 */
export async function compileRenderer(context: RendererContext): Promise<CompiledRenderer & BundledFrom> {
  const common = commonOptions(context);
  const { root, templates } = context;
  const hasOwnCode = Object.keys(context.parts).length > 0 || context.themeOptions !== undefined;
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: [join(templates, 'server.tsx')],
    outdir: '/',
    // A module of a site may await something at its top, which a script cannot.
    ...(hasOwnCode ? { sourcemap: 'external', sourcesContent: false, banner: nodeBanner } : { format: 'cjs' }),
    plugins: [
      replacedParts(context.parts, context.templates),
      siteTheme(context.themeOptions, context.templates),
      styleSheetsAsText(context),
      ...common.plugins,
    ],
    platform: 'node',
  }).catch(failOfTemplate);
  const map = outputFiles.find(({ path }) => path.endsWith('.map'));
  const server = outputFiles.find(({ path }) => path.endsWith('.js'))!.text;
  return {
    server,
    version: createHash('sha256').update(server).digest('base64url').slice(0, 22),
    ...(map && { map: ownMapOf(map.text, root, templates) }),
    ...bundledFrom([metafile], context),
  };
}

/**
 * Compiles the plain scripts.
 *
 * @throws XdocsError as {@link compileRenderer} does
 */
export async function compileScripts(context: ScriptsContext): Promise<CompiledScripts & BundledFrom> {
  const common = { ...commonOptions(context), outdir: '/', platform: 'browser', minify: true } as const;
  const entry = (...path: string[]) => [join(context.templates, ...path)];
  const [client, inline, root, dev] = await Promise.all([
    compileClient(context),
    build({ ...common, entryPoints: entry('client', 'inline.ts'), format: 'iife' }),
    build({ ...common, entryPoints: entry('client', 'root-pages.ts'), entryNames: '[name].[hash]' }),
    build({ ...common, entryPoints: entry('dev.ts'), minify: false }),
  ]).catch(failOfTemplate);
  const [rootFile] = root.outputFiles;
  return {
    script: client.script,
    parts: client.parts,
    inline: inline.outputFiles[0]!.text.trim(),
    rootScript: { name: rootFile!.path.split(/[\\/]/).at(-1)!, text: rootFile!.text },
    dev: dev.outputFiles[0]!.text,
    ...bundledFrom([...client.metafiles, ...[inline, root, dev].map(({ metafile }) => metafile)], context),
  };
}

/** No module root leads to modules of templates. */
export function bundledFrom(
  metafiles: readonly Metafile[],
  context: Pick<BundleContext, 'root' | 'localPackages'>,
): BundledFrom {
  const { root } = context;
  return { inputs: bundleInputs(metafiles, context), absent: absentCandidates(metafiles, { root, moduleRoots: [] }) };
}

/** Says what a template, or a package that it needs, lacks. */
export function failOfTemplate(failure: BuildFailure): never {
  const [first] = failure.errors ?? [];
  if (!first) throw failure;
  const [, part] = /^site-part:(\w+)$/.exec(first.location?.file ?? '') ?? [];
  const [, file] = (part && /^No matching export in "(.+)" for import "default"$/.exec(first.text)) || [];
  if (file)
    throw new XdocsError(
      `${file} has no default export: as the part ${part} of "templates" in the config it must export a component, "export default function ${part}() { … }".`,
    );
  const missing = /Could not resolve "((?:react|react-dom|@mui|@emotion)[^"]*)"/.exec(first.text)?.[1];
  if (!missing)
    throw new XdocsError(
      `A template cannot be compiled: ${first.location ? `${first.location.file}:${first.location.line}:${first.location.column + 1}: ` : ''}${first.text}`,
    );
  const name = missing
    .split('/')
    .slice(0, missing.startsWith('@') ? 2 : 1)
    .join('/');
  throw new XdocsError(
    `The package ${name} is not installed. xdocs runs on the project's own copy of react and react-dom; @mui/material and @emotion/* come with xdocs.`,
  );
}
