// What the files of a demo import to run, as opposed to what they import for their types. In: the files. Out:
// specifiers, each with the names that are used as values.
import { posix } from 'node:path';
import type { DemoFile, ImportedValues } from '../model/demo.ts';
import { alwaysThere } from '../model/handed-on.ts';
import { resolveRelative, sourceExtensions, type Read } from './demo-imports.ts';
import { eraseTypes } from './erase-types.ts';
import { parseModule } from './module-requests.ts';
import { remembered } from './remembered.ts';

/** What the files import that is not one of them: from packages and aliases, and files that no tab shows. */
export function importedValuesOf(entry: string, files: readonly DemoFile[], read: Read): ImportedValues[] {
  const found = new Map<string, Set<string>>();
  const scripts = new Set(files.flatMap(({ path }) => (path.endsWith('.css') ? [] : [path])));
  for (const { path, code } of files) {
    if (!sourceExtensions.includes(posix.extname(path))) continue;
    for (const { specifier, names } of valueImportsOf(path, code)) {
      if ((alwaysThere as readonly string[]).includes(specifier)) continue;
      const target = specifier.startsWith('.') ? resolveRelative(path, specifier, read) : undefined;
      if (target !== undefined && scripts.has(target)) continue;
      // A style sheet without names is the page's already.
      if (specifier.startsWith('.') && names.length === 0) continue;
      const key = specifier.startsWith('.') ? besideEntry(entry, path, specifier) : specifier;
      found.set(key, new Set([...(found.get(key) ?? []), ...names]));
    }
  }
  return [...found].map(([specifier, names]) => ({ specifier, names: [...names].sort() })).sort(bySpecifier);
}

function bySpecifier(a: ImportedValues, b: ImportedValues): number {
  return a.specifier < b.specifier ? -1 : 1;
}

/** A relative path of an import as the entry would write it. */
function besideEntry(entry: string, path: string, specifier: string): string {
  const relative = posix.relative(posix.dirname(entry), posix.join(posix.dirname(path), specifier));
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/**
 * The values that a module imports, in source order; namespaces are left out, because nobody knows which of their names
 * are meant. None of a module whose types cannot be told from its values.
 */
const valueImportsOf = remembered((path, text): readonly ImportedValues[] => {
  // In JavaScript as well, a name that nothing uses is dropped.
  const erased = eraseTypes(path.replace(/\.jsx?$/, '.tsx'), text);
  if (erased === undefined) return [];
  const { module } = parseModule('module.jsx', erased);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.flatMap(({ importName: { kind, name } }) =>
      kind === 'Default' ? ['default'] : kind === 'Name' ? [name!] : [],
    ),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName: { kind, name } }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, names: kind === 'Name' ? [name!] : [] }] : [],
    ),
  );
  return [...imports, ...passedOn];
});
