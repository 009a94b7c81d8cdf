// The imports that modules of one bundle have of each other. While names are not known yet, a file is imported by a mark
// with its id; a group of chunks is one file, whose exports are the chunks' under new names.
import { parseSync } from 'oxc-parser';

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
 * Writes marks in the place of the paths by which a module imports other files of its bundle.
 *
 * @param placeAt the place of the file at a path; `undefined` for what is no file of the bundle
 */
export function withMarks(code: string, placeAt: (path: string) => Place | undefined): string {
  const { staticImports, dynamicImports } = parseSync('chunk.js', code).module;
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  for (const { moduleRequest, entries } of staticImports) {
    const place = placeAt(moduleRequest.value);
    if (!place) continue;
    const written = `"${mark}${place.id}"`;
    edits.push({ start: moduleRequest.start, end: moduleRequest.end, text: written });
    // esbuild imports from chunks by name, never a default or a namespace.
    for (const { importName, localName } of place.exports ? entries : [])
      edits.push({
        start: importName.start!,
        end: localName.end,
        text: `${place.exports!.get(importName.name!)!} as ${localName.value}`,
      });
  }
  for (const { moduleRequest } of dynamicImports) {
    const place = placeAt(code.slice(moduleRequest.start + 1, moduleRequest.end - 1));
    if (place) edits.push({ ...moduleRequest, text: `"${mark}${place.id}"` });
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** The ids that a module imports, in their order. */
export function marksIn(code: string): string[] {
  return [...new Set([...code.matchAll(marks)].map(([, id]) => id!))];
}

/** Writes the files' paths in the place of their marks. */
export function withPaths(code: string, pathOf: (id: string) => string): string {
  return code.replace(marks, (_, id: string) => `"${pathOf(id)}"`);
}
