// The templates: a server renderer to call, and the plain scripts that every page loads.
import { build } from 'esbuild';
import { join } from 'node:path';
import type { Renderer } from '../model/bundle.ts';
import type { OutputFile } from '../model/output-file.ts';
import { XdocsError } from '../model/problem.ts';
import { commonOptions, nodeBanner, type BundleContext } from './common-options.ts';

export interface TemplatesBundle {
  readonly renderer: Renderer;
  /** URL path of the script of every page. */
  readonly script: string;
  /** Inline script for the head. */
  readonly inline: string;
  readonly files: readonly OutputFile[];
  /** Absolute paths of the files it was made from. */
  readonly inputs: readonly string[];
  /** The dev server's script, where asked for. */
  readonly dev?: string;
}

/**
 * Bundles the templates.
 *
 * @param assets URL path below which hashed files are served, such as `/x/_assets/`
 * @throws XdocsError where a template cannot be compiled or a peer package is missing
 */
export async function bundleTemplates(context: BundleContext, assets: string, { dev = false }: { dev?: boolean } = {}): Promise<TemplatesBundle> {
  const common = commonOptions(context);
  const server = build({
    ...common, entryPoints: [join(context.templates, 'server.tsx')], outdir: '/', platform: 'node', loader: { ...common.loader, '.css': 'text' }, banner: nodeBanner,
  });
  const client = build({ ...common, entryPoints: [join(context.templates, 'client.ts')], outdir: '/', entryNames: '[name].[hash]', minify: true, platform: 'browser' });
  const inline = build({ ...common, entryPoints: [join(context.templates, 'client', 'inline.ts')], outdir: '/', format: 'iife', minify: true, platform: 'browser' });
  const devClient = dev ? build({ ...common, entryPoints: [join(context.templates, 'dev.ts')], outdir: '/', platform: 'browser' }) : undefined;
  const [serverResult, clientResult, inlineResult, devResult] = await Promise.all([server, client, inline, devClient]).catch((error: { errors?: { text: string; location?: { file: string; line: number } }[] }) => {
    const first = error.errors?.[0];
    if (!first) throw error;
    const missing = /Could not resolve "((?:react|react-dom|@mui|@emotion)[^"]*)"/.exec(first.text)?.[1];
    if (missing) throw new XdocsError(`The package ${missing.split('/').slice(0, missing.startsWith('@') ? 2 : 1).join('/')} is not installed. xdocs runs on the project's own copy of react, react-dom, @mui/material and @emotion/*.`);
    throw new XdocsError(`A template cannot be compiled: ${first.location ? `${first.location.file}:${first.location.line}: ` : ''}${first.text}`);
  });
  const code = Buffer.from(serverResult.outputFiles[0]!.contents).toString('base64');
  const renderer = (await import(`data:text/javascript;base64,${code}`)) as Renderer;
  const script = clientResult.outputFiles[0]!;
  const name = script.path.split('/').at(-1)!;
  const inputs = [serverResult, clientResult, inlineResult].flatMap((result) => Object.keys(result.metafile.inputs)).map((path) => join(context.root, path));
  return {
    renderer,
    script: assets + name,
    inline: inlineResult.outputFiles[0]!.text.trim(),
    files: [{ path: assets.slice(1) + name, contents: script.contents }],
    inputs: [...new Set(inputs)],
    ...(devResult && { dev: devResult.outputFiles[0]!.text }),
  };
}
