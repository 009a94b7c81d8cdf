// The imports that modules of one bundle have of each other. While names are not known yet, a file is imported by a mark
// with its id; a group of chunks is one file, whose exports are the chunks' under new names.
import { regExpText } from '../model/reg-exp-text.ts';

/** Stands in code before the id of a file that has no name yet. */
export const mark = 'xdocs-chunk:';

const marks = /"xdocs-chunk:([^"]+)"/g;

/** What a file is called after chunks were joined: its own id or that of its group, and its exports there. */
export interface Place {
  readonly id: string;
  /** New names of exports by their old ones; absent where the file was joined with no other. */
  readonly exports?: ReadonlyMap<string, string>;
}

/**
 * Writes marks in the place of the paths by which a module imports other files of its bundle. A path holds the hash of
 * what it leads to, so that it is an import wherever it stands in quotes; and esbuild imports from chunks by name,
 * never a default or a namespace.
 *
 * @param publicPath the folder that paths of the bundle's files begin with
 * @param placeOf the place of a file by its name; `undefined` for what is no file of the bundle
 */
export function withMarks(code: string, publicPath: string, placeOf: (name: string) => Place | undefined): string {
  const folder = regExpText(publicPath);
  const imported = new RegExp(`(?:\\{([^{}]*)\\}(\\s*from\\s*))?"${folder}([^"/]+)"`, 'g');
  return code.replace(imported, (all, names: string | undefined, from: string, file: string) => {
    const place = placeOf(file);
    if (!place) return all;
    const path = `"${mark}${place.id}"`;
    if (names === undefined) return path;
    return `{${place.exports ? renamed(names, place.exports) : names}}${from}${path}`;
  });
}

/** A list of names to import, `a as b, c`, under what they are exported by now. */
function renamed(names: string, exports: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map((one) => {
      const [name = '', local = name] = one.trim().split(/\s+as\s+/);
      return `${exports.get(name)!} as ${local}`;
    })
    .join(',');
}

/**
 * A module with one import of each file, at the place of the first, so that files are run in the same order: joined
 * chunks bring an import each.
 */
export function withMergedImports(code: string): string {
  const imported = /import\s*(?:\{([^{}]*)\}\s*from\s*)?"xdocs-chunk:([^"]+)";?/g;
  const names = new Map<string, string[]>();
  for (const [, list, id = ''] of code.matchAll(imported))
    names.set(id, [...(names.get(id) ?? []), ...(list?.trim() ? [list.trim()] : [])]);
  const written = new Set<string>();
  return code.replace(imported, (_, _list: string | undefined, id: string) => {
    if (written.has(id)) return '';
    written.add(id);
    const all = names.get(id)!.join(',');
    return `import${all && `{${all}}from`}"${mark}${id}";`;
  });
}

/** The ids that a module imports, in their order. */
export function marksIn(code: string): string[] {
  return [...new Set([...code.matchAll(marks)].map(([, id]) => id!))];
}

/** Writes the files' paths in the place of their marks. */
export function withPaths(code: string, pathOf: (id: string) => string): string {
  return code.replace(marks, (_, id: string) => `"${pathOf(id)}"`);
}
