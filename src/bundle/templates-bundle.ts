// Compiled templates, loaded: the renderer, and the files of all scripts.
import { createHash } from 'node:crypto';
import type { Renderer } from '../model/bundle.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { CompiledRenderer, CompiledScripts } from './bundle-templates.ts';
import type { CompiledServices } from './service-scripts.ts';

export interface TemplatesBundle {
  readonly renderer: Renderer;
  /** URL path of the script of every page. */
  readonly script: string;
  /** Inline script for the head. */
  readonly inline: string;
  /** URL path of the script of the pages at the output's root. */
  readonly rootScript: string;
  /** URL path of the script of the site's services, where it has any. */
  readonly services?: string;
  /** The code of the service worker, where the site has one. */
  readonly worker?: string;
  readonly dev: string;
  /** Changes whenever the renderer's output for the same view may change. */
  readonly version: string;
  readonly files: readonly OutputFile[];
}

/**
 * Loads compiled templates.
 *
 * @param assets URL path below which hashed files are served, such as `/x/_assets/`
 */
export async function templatesOf(
  { server }: CompiledRenderer,
  scripts: CompiledScripts,
  services: CompiledServices,
  assets: string,
): Promise<TemplatesBundle> {
  const renderer = (await import(`data:text/javascript;base64,${Buffer.from(server).toString('base64')}`)) as Renderer;
  const { script, parts, inline, rootScript, dev } = scripts;
  const version = createHash('sha256').update(server).digest('base64url').slice(0, 22);
  const { entry } = services;
  const files = [script, ...parts, rootScript, ...(entry ? [entry] : []), ...services.parts].map(({ name, text }) => ({
    path: assets.slice(1) + name,
    contents: text,
  }));
  return {
    renderer,
    version,
    script: assets + script.name,
    inline,
    rootScript: assets + rootScript.name,
    ...(entry && { services: assets + entry.name }),
    ...(services.worker !== undefined && { worker: services.worker }),
    dev,
    files,
  };
}
