// A renderer whose errors name the site's own file that threw: the code that runs is one module of all templates, and
// its lines say nothing to who wrote a part. In: a renderer and the source map of its module. Out: the same renderer.
import type { SourceMap } from 'node:module';
import type { Renderer } from '../model/bundle.ts';
import { innermostPlace, parsedMap, type OwnMap } from './own-places.ts';

/** The name that the renderer's module has in stacks. */
export const rendererName = 'xdocs-templates';

/** A place in it. Who formats stacks in a way of their own may write its address. */
const frame = new RegExp(
  `(?:${rendererName}|data:text/javascript;base64,[\\w+/=]*):(?<line>\\d+):(?<column>\\d+)`,
  'g',
);

/** Wraps a renderer; without a map, which only sites with own parts have, it is returned as it is. */
export function namedFailures(renderer: Renderer, map: OwnMap | undefined): Renderer {
  if (!map) return renderer;
  let parsed: SourceMap | undefined;
  const naming =
    <Arguments extends unknown[], Result>(render: (...args: Arguments) => Result) =>
    (...args: Arguments): Result => {
      try {
        return render(...args);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const place = innermostPlace(error.stack ?? '', frame, () => (parsed ??= parsedMap(map)));
        throw place
          ? new Error(`${place.file}:${place.line}:${place.column}: ${error.message}`, { cause: error })
          : error;
      }
    };
  return {
    renderFrame: naming(renderer.renderFrame),
    renderNavigation: naming(renderer.renderNavigation),
    renderPage: naming(renderer.renderPage),
    readerColorRules: naming(renderer.readerColorRules),
  };
}
