// Bundles the templates: the server renderer, and the plain scripts that every page loads.
import { build, type BuildFailure } from 'esbuild';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Renderer } from '../model/bundle.ts';
import type { OutputFile } from '../model/output-file.ts';
import { XdocsError } from '../model/problem.ts';
import { compileClient, type Script } from './client-scripts.ts';
import { commonOptions, nodeBanner, type BundleContext } from './common-options.ts';
import { replacedParts } from './replaced-parts.ts';
import { bundleInputs } from './package-inputs.ts';
import { absentCandidates } from './absent-candidates.ts';

/** The compiled templates as text, which can be cached. */
export interface CompiledTemplates {
  readonly server: string;
  readonly script: Script;
  /** The modules that the script imports on demand: the settings, the search. */
  readonly parts: readonly Script[];
  readonly inline: string;
  /** The script of the pages at the output's root, such as the 404 page. */
  readonly rootScript: Script;
  /** The dev server's script. */
  readonly dev: string;
  /** Absolute paths of all own source files, and of the manifests of all packages used. */
  readonly inputs: readonly string[];
  /** Absolute paths of missing files that would take precedence over some of the inputs. */
  readonly absent: readonly string[];
}

export interface TemplatesBundle {
  readonly renderer: Renderer;
  /** URL path of the script of every page. */
  readonly script: string;
  /** Inline script for the head. */
  readonly inline: string;
  /** URL path of the script of the pages at the output's root. */
  readonly rootScript: string;
  readonly dev: string;
  /** Changes whenever the renderer's output for the same view may change. */
  readonly version: string;
  readonly files: readonly OutputFile[];
  readonly inputs: readonly string[];
}

/**
 * Compiles the templates.
 *
 * @throws XdocsError if a template cannot be compiled or a peer package is missing
 */
export async function compileTemplates(context: BundleContext): Promise<CompiledTemplates> {
  const common = { ...commonOptions(context), outdir: '/', platform: 'browser', minify: true } as const;
  const entry = (...path: string[]) => [join(context.templates, ...path)];
  try {
    const [server, client, inline, root, dev] = await Promise.all([
      build({
        ...common,
        entryPoints: entry('server.tsx'),
        plugins: [replacedParts(context.parts, context.templates), ...common.plugins],
        platform: 'node',
        minify: false,
        loader: { ...common.loader, '.css': 'text' },
        banner: nodeBanner,
      }),
      compileClient(context),
      build({ ...common, entryPoints: entry('client', 'inline.ts'), format: 'iife' }),
      build({ ...common, entryPoints: entry('client', 'root-pages.ts'), entryNames: '[name].[hash]' }),
      build({ ...common, entryPoints: entry('dev.ts'), minify: false }),
    ]);
    const metafiles = [...client.metafiles, ...[server, inline, root, dev].map((result) => result.metafile)];
    const named = ({ path, text }: { readonly path: string; readonly text: string }): Script => ({
      name: path.split(/[\\/]/).at(-1)!,
      text,
    });
    return {
      server: server.outputFiles[0]!.text,
      script: client.script,
      parts: client.parts,
      inline: inline.outputFiles[0]!.text.trim(),
      rootScript: named(root.outputFiles[0]!),
      dev: dev.outputFiles[0]!.text,
      inputs: bundleInputs(metafiles, context.root),
      absent: absentCandidates(metafiles, context),
    };
  } catch (error) {
    throw explainFailure(error as BuildFailure);
  }
}

/**
 * Loads compiled templates.
 *
 * @param assets URL path below which hashed files are served, such as `/x/_assets/`
 */
export async function templatesOf(compiled: CompiledTemplates, assets: string): Promise<TemplatesBundle> {
  const renderer = (await import(
    `data:text/javascript;base64,${Buffer.from(compiled.server).toString('base64')}`
  )) as Renderer;
  const { script, parts, rootScript } = compiled;
  const version = createHash('sha256').update(compiled.server).digest('base64url').slice(0, 22);
  const files = [script, ...parts, rootScript].map(({ name, text }) => ({
    path: assets.slice(1) + name,
    contents: text,
  }));
  return { ...compiled, renderer, version, script: assets + script.name, rootScript: assets + rootScript.name, files };
}

function explainFailure(failure: BuildFailure): Error {
  const [first] = failure.errors ?? [];
  if (!first) return failure;
  const missing = /Could not resolve "((?:react|react-dom|@mui|@emotion)[^"]*)"/.exec(first.text)?.[1];
  if (!missing)
    return new XdocsError(
      `A template cannot be compiled: ${first.location ? `${first.location.file}:${first.location.line}: ` : ''}${first.text}`,
    );
  const name = missing
    .split('/')
    .slice(0, missing.startsWith('@') ? 2 : 1)
    .join('/');
  return new XdocsError(
    `The package ${name} is not installed. xdocs runs on the project's own copy of react, react-dom, @mui/material and @emotion/*.`,
  );
}
