// Where bundled code stands in the site's own files: the code that runs is made of many, and its lines say nothing to
// who wrote one of them. In: the source map of a bundle, a place in it or a stack. Out: file, line and column.
import { SourceMap, type SourceMapPayload } from 'node:module';
import { isAbsolute, relative, sep } from 'node:path';

/** What is kept of the source map of a bundle: its sources as paths from the project's root. */
export type OwnMap = Pick<SourceMapPayload, 'version' | 'sources' | 'mappings'>;

/** A place in a file of the site. */
export interface OwnPlace {
  /** Path from the project's root. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
}

/**
 * The part of a source map that finds places.
 *
 * @param text the map as esbuild writes it for a file in `/`
 * @param templates xdocs's own files, which are left out
 */
export function ownMapOf(text: string, root: string, templates: string): OwnMap {
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

/**
 * Where the innermost call of the site's own code is.
 *
 * @param stack an error's stack
 * @param frame finds places in it; its groups are `line`, `column` and, where there is more than one module, `module`
 * @param mapOf the map of a module; `undefined` for one that is not of the bundle
 */
export function innermostPlace(
  stack: string,
  frame: RegExp,
  mapOf: (module: string | undefined) => SourceMap | undefined,
): OwnPlace | undefined {
  for (const { groups = {} } of stack.matchAll(frame)) {
    const found = mapOf(groups.module)?.findEntry(Number(groups.line) - 1, Number(groups.column) - 1);
    if (found && 'originalSource' in found && found.originalSource)
      return { file: found.originalSource, line: found.originalLine + 1, column: found.originalColumn + 1 };
  }
  return undefined;
}

/** A map to look places up in. */
export function parsedMap(map: OwnMap): SourceMap {
  return new SourceMap({ file: '', names: [], sourcesContent: [], sourceRoot: '', ...map });
}
