// Compiled templates: the renderer, and the files of all scripts.
import type { Renderer } from '../model/bundle.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { CompiledScripts, RendererTraits } from './bundle-templates.ts';
import { evaluateRenderer } from './evaluate-renderer.ts';
import { lazyRenderer } from './lazy-renderer.ts';
import { namedFailures } from './named-failures.ts';
import type { CompiledCss } from './own-css.ts';
import type { CompiledServices } from './service-scripts.ts';

export interface TemplatesBundle {
  readonly renderer: Renderer;
  /** Loads the code of the renderer, before which it renders nothing. Absent where it is loaded. */
  readonly load?: () => Promise<void>;
  /** The renderer's code, a script; absent where code of the site's own is in it. */
  readonly code?: () => string;
  /** URL path of the script of every page. */
  readonly script: string;
  /** Inline script for the head. */
  readonly inline: string;
  /** URL path of the script of the pages at the output's root. */
  readonly rootScript: string;
  /** URL path of the script of the site's services, where it has any. */
  readonly services?: string;
  /** The site's own style sheet, where it has one. */
  readonly ownCss?: { readonly url: string; readonly usedVariables: readonly string[] };
  /** The code of the service worker, where the site has one. */
  readonly worker?: string;
  /** The rules of the colours that a reader may choose, as JSON, of a site without colours of its own, where they are known. */
  readonly readerColors?: string;
  readonly dev: string;
  /** Changes whenever the renderer's output for the same view may change. */
  readonly version: string;
  readonly files: readonly OutputFile[];
}

/** A compiled renderer whose code is fetched when it is to be loaded. */
export interface StoredRenderer extends RendererTraits {
  code(): string;
}

/**
 * The bundle of compiled templates.
 *
 * @param assets URL path below which hashed files are served, such as `/x/_assets/`
 */
export function templatesOf(
  { version, map, code }: StoredRenderer,
  scripts: CompiledScripts,
  services: CompiledServices,
  css: CompiledCss,
  assets: string,
): TemplatesBundle {
  const { renderer, load } = lazyRenderer(async () =>
    namedFailures(await evaluateRenderer(code(), map !== undefined), map),
  );
  const { script, parts, inline, rootScript, dev } = scripts;
  const { entry } = services;
  const { sheet, usedVariables } = css;
  const texts = [
    script,
    ...parts,
    rootScript,
    ...[entry, sheet].filter((file) => file !== undefined),
    ...services.parts,
  ];
  const files = [
    ...texts.map(({ name, text }) => ({ path: assets.slice(1) + name, contents: text })),
    ...css.assets.map(({ name, base64 }) => ({
      path: assets.slice(1) + name,
      contents: Buffer.from(base64, 'base64'),
    })),
  ];
  return {
    renderer,
    load,
    ...(map === undefined && { code }),
    version,
    script: assets + script.name,
    inline,
    rootScript: assets + rootScript.name,
    ...(entry && { services: assets + entry.name }),
    ...(sheet && { ownCss: { url: assets + sheet.name, usedVariables } }),
    ...(services.worker !== undefined && { worker: services.worker }),
    dev,
    files,
  };
}
