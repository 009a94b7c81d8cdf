// A renderer whose errors name the site's own file that threw: the code that runs is one module of all templates, and
// its lines say nothing to who wrote a part. In: a renderer and the source map of its module. Out: the same renderer.
import { SourceMap, type SourceMapPayload } from 'node:module';
import { isAbsolute, relative, sep } from 'node:path';
import type { Renderer } from '../model/bundle.ts';

/** The name that the renderer's module has in stacks. */
export const rendererName = 'xdocs-templates';

/** A place in it. Who formats stacks in a way of their own may write its address. */
const frame = new RegExp(`(?:${rendererName}|data:text/javascript;base64,[\\w+/=]*):(\\d+):(\\d+)`, 'g');

/** What is kept of the source map of a bundle: its sources as paths from the project's root. */
export type RendererMap = Pick<SourceMapPayload, 'version' | 'sources' | 'mappings'>;

/**
 * The part of a source map that finds places.
 *
 * @param text the map as esbuild writes it for a file in `/`
 * @param templates xdocs's own files, which are left out
 */
export function rendererMapOf(text: string, root: string, templates: string): RendererMap {
  const { version, sources, mappings } = JSON.parse(text) as SourceMapPayload;
  return {
    version,
    mappings,
    sources: sources.map((source) => {
      const path = isAbsolute(source) || /^[\w-]+:/.test(source) ? source : `/${source}`;
      if (!isAbsolute(path) || path.startsWith(`${templates}/`)) return '';
      const own = relative(root, path).split(sep).join('/');
      // Only below the project: that may itself lie in such a folder.
      return /(?:^|\/)node_modules\//.test(own) ? '' : own;
    }),
  };
}

/** Wraps a renderer; without a map, which only sites with own parts have, it is returned as it is. */
export function namedFailures(renderer: Renderer, map: RendererMap | undefined): Renderer {
  if (!map) return renderer;
  let parsed: SourceMap | undefined;
  const naming =
    <Arguments extends unknown[], Result>(render: (...args: Arguments) => Result) =>
    (...args: Arguments): Result => {
      try {
        return render(...args);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        parsed ??= new SourceMap({ file: '', names: [], sourcesContent: [], sourceRoot: '', ...map });
        const place = placeIn(error.stack ?? '', parsed);
        throw place === undefined ? error : new Error(`${place}: ${error.message}`, { cause: error });
      }
    };
  return {
    renderFrame: naming(renderer.renderFrame),
    renderNavigation: naming(renderer.renderNavigation),
    renderPage: naming(renderer.renderPage),
    readerColorRules: naming(renderer.readerColorRules),
  };
}

/** Where the innermost call of the site's own code is, as `Footer.tsx:3:9`. */
function placeIn(stack: string, map: SourceMap): string | undefined {
  for (const [, line, column] of stack.matchAll(frame)) {
    const found = map.findEntry(Number(line) - 1, Number(column) - 1);
    if ('originalSource' in found && found.originalSource)
      return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  }
  return undefined;
}
