// Which imports of the edited files lead where. In: the compiled files of a demo and what can be imported. Out: a plan
// for the runner, or the fault: an import that the page has no code for.
import { alwaysThere } from '../../src/model/handed-on.ts';
import { nearest } from '../../src/model/nearest.ts';
import { EditFault, type CompiledFile } from './compile-file.ts';
import { besideEntry, fileOf } from './file-of.ts';
import { valueOf, type KnownValue, type KnownValues } from './known-values.ts';

type ByName<T> = Readonly<Record<string, T>>;

/** Where the imports of a file lead, by specifier: to another file, or to values by their names. */
export type Links = ByName<{ readonly file: string } | { readonly values: ByName<KnownValue> }>;

/** The words of a fault: no such file, no demo imports from there, no demo imports that name. */
export type LinkTexts = (key: 'noFile' | 'noPackage' | 'noName', values: ByName<string>) => string;

/** How many names a fault lists. */
const listed = 8;

/**
 * The links of one file.
 *
 * @param names of all files of the demo
 * @throws EditFault at the first import that leads nowhere
 */
export function linksOf(
  { name: file, imports }: CompiledFile,
  names: readonly string[],
  known: KnownValues,
  textOf: LinkTexts,
): Links {
  const links: Record<string, Links[string]> = {};
  for (const { specifier, names: wanted, line } of imports) {
    const fail = (key: Parameters<LinkTexts>[0], list: Iterable<string>, name = '') =>
      new EditFault(textOf(key, { specifier, name, list: [...list].slice(0, listed).join(', ') }), file, line, 1);
    const isRelative = specifier.startsWith('.');
    const target = isRelative ? fileOf(file, specifier, names) : undefined;
    if (target !== undefined && !target.endsWith('.css')) {
      links[specifier] = { file: target };
      continue;
    }
    // Styles of the demo are the page's, whoever asks for them.
    if (isOneOf(specifier, alwaysThere) || (isRelative && specifier.endsWith('.css') && wanted.length === 0)) continue;
    const key = isRelative ? besideEntry(file, specifier) : specifier;
    const all = known.get(key);
    const found = wanted.map((name) => ({ name, value: valueOf(known, key, name) }));
    const missing = found.find(({ value }) => !value);
    if (!all && isRelative) throw fail('noFile', names);
    if (!all && (missing || wanted.length === 0)) throw fail('noPackage', relatives(specifier, [...known.keys()]));
    if (missing) throw fail('noName', relativesOf(missing.name, [...all!.keys()]), missing.name);
    // What is imported whole, or only run: all that one module has of it.
    const { module } = all?.values().next().value ?? {};
    const whole = wanted.length > 0 ? [] : [...(all ?? [])].filter(([, value]) => value.module === module);
    const before = links[specifier];
    links[specifier] = {
      values: {
        ...(before && 'values' in before && before.values),
        ...Object.fromEntries(whole),
        ...Object.fromEntries(found.map(({ name, value }) => [name, value!])),
      },
    };
  }
  return links;
}

function isOneOf(text: string, list: readonly string[]): boolean {
  return list.includes(text);
}

/** `@mui/material` of `@mui/material/Box`. */
function packageOf(specifier: string): string {
  const depth = specifier.startsWith('@') ? 2 : 1;
  return specifier.split('/').slice(0, depth).join('/');
}

/** Specifiers to propose: the nearest one, then those of the same package; else the packages that there are. */
function relatives(specifier: string, all: readonly string[]): string[] {
  const same = all.filter((one) => packageOf(one) === packageOf(specifier));
  const found = unique([nearest(specifier, all), ...same]);
  return found.length > 0 ? found : unique(all.filter((one) => !one.startsWith('.')).map(packageOf));
}

function relativesOf(name: string, all: readonly string[]): string[] {
  return unique([nearest(name, all), ...all]);
}

function unique(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined))];
}
