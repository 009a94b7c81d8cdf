// What the site's own modules use of libraries: the names that they import of each installed module. In: the metafile of a
// bundle of the own modules. Out: names by file, from which libraries are bundled without what nobody uses.
import { build, type Metafile } from 'esbuild';
import { join, sep } from 'node:path';
import type { BundleContext } from './common-options.ts';
import type { DemoEntry } from './demo-entries.ts';
import { demoOptions } from './demo-options.ts';
import { isFacade } from './facades.ts';
import { isLibraryFile } from './linked-libraries.ts';
import { isPackaged, isVirtual } from './package-inputs.ts';

/** Names that are imported of an installed module, sorted; `all` where they are not known one by one. */
export type UsedNames = readonly string[] | 'all';

/** What a module imports: names by specifier. */
type ImportedNames = ReadonlyMap<string, UsedNames>;

/** What own modules import as they are now, by their paths in a metafile: of earlier builds. */
export interface KeptNames {
  get(path: string): ImportedNames | undefined;
  set(path: string, names: ImportedNames): void;
}

/** By the modules' paths in a metafile, sorted. */
export type LibraryUses = ReadonlyMap<string, UsedNames>;

/** The own modules of a bundle, by their paths in its metafile: those of the templates are among them. */
function ownModules({ inputs }: Metafile, { root, templates }: Pick<BundleContext, 'root' | 'templates'>): string[] {
  return Object.keys(inputs).filter(
    (path) =>
      !isVirtual(path) &&
      /\.[cm]?[jt]sx?$/.test(path) &&
      (!isPackaged(path) || join(root, path).startsWith(templates + sep)),
  );
}

/**
 * The uses of libraries in a bundle in which nothing of them is.
 *
 * @returns `undefined` where modules are between that this cannot look into
 */
export async function libraryUses(
  metafile: Metafile,
  context: BundleContext,
  demos: readonly DemoEntry[],
  kept?: KeptNames,
): Promise<LibraryUses | undefined> {
  const { inputs } = metafile;
  const specifiers = new Map<string, readonly string[]>();
  for (const [importer, { imports }] of Object.entries(inputs)) {
    const packaged = imports.filter(({ path }) => isPackaged(path) && !isVirtual(path));
    if (packaged.length === 0) continue;
    if (isFacade(importer)) return undefined;
    specifiers.set(importer, [...new Set(packaged.flatMap(({ original }) => original ?? []))]);
  }
  // Style sheets bring what they import themselves, and of what a demo hands on, the names are known.
  const own = new Map(
    ownModules(metafile, context).flatMap((path) => (specifiers.has(path) ? [[path, specifiers.get(path)!]] : [])),
  );
  const imported = await importedNames(own, context, kept);
  if (!imported) return undefined;
  const uses = new Map<string, Set<string> | 'all'>();
  const add = (importer: string, specifier: string, names: UsedNames) => {
    for (const { path, original } of inputs[importer]!.imports) {
      if (original !== specifier || isVirtual(path) || !isLibraryFile(join(context.root, path), context)) continue;
      const known = uses.get(path) ?? new Set<string>();
      if (names === 'all' || known === 'all') uses.set(path, 'all');
      else uses.set(path, new Set([...known, ...names]));
    }
  };
  for (const [importer, all] of own) for (const one of all) add(importer, one, imported.get(importer)!.get(one)!);
  for (const { id, values = [] } of demos) {
    const importer = `demo-values:${id}`;
    if (inputs[importer]) for (const { specifier, names } of values) add(importer, specifier, names);
  }
  return new Map(
    [...uses]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, names]) => [path, names === 'all' ? names : [...names].sort()]),
  );
}

/**
 * The names that own modules import.
 *
 * @param own specifiers by the modules' paths
 */
async function importedNames(
  own: ReadonlyMap<string, readonly string[]>,
  context: BundleContext,
  kept: KeptNames | undefined,
): Promise<ReadonlyMap<string, ImportedNames> | undefined> {
  const found = new Map<string, ImportedNames>();
  for (const [path, specifiers] of own) {
    const known = kept?.get(path);
    if (known && specifiers.every((one) => known.has(one))) found.set(path, known);
  }
  const texts = await ownTexts(
    [...own.keys()].filter((path) => !found.has(path)),
    context,
  );
  if (!texts) return undefined;
  for (const [path, text] of texts) {
    const names = new Map(own.get(path)!.map((specifier) => [specifier, namesIn(text, specifier)] as const));
    found.set(path, names);
    kept?.set(path, names);
  }
  return found;
}

/** The code of own modules as esbuild writes it, with imports in one form and without those of types alone. */
async function ownTexts(
  paths: readonly string[],
  context: BundleContext,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (paths.length === 0) return new Map();
  const { metafile, outputFiles } = await build({
    ...demoOptions(context, 'browser'),
    entryPoints: paths.map((path, index) => ({ in: join(context.root, path), out: String(index) })),
    bundle: false,
    alias: {},
    outdir: '/',
  });
  if (!paths.every((path) => metafile.inputs[path])) return undefined;
  return new Map(outputFiles.map(({ path, text }) => [paths[Number(/(\d+)\.\w+$/.exec(path)![1])]!, text] as const));
}

const name = String.raw`[\w$]+`;

/** The names that a module imports by a specifier, as its code says. */
export function namesIn(text: string, specifier: string): UsedNames {
  const quoted = JSON.stringify(specifier).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const found = new Set<string>();
  const statements = [
    ...text.matchAll(
      new RegExp(
        String.raw`^(?:import\s+(?:(${name})\s*,?\s*)?(?:\*\s*as\s+(${name})|\{([^}]*)\})?\s*(?:from\s*)?|export\s*\{([^}]*)\}\s*from\s*)${quoted}`,
        'gm',
      ),
    ),
  ];
  // Anything else that the specifier stands in: `import()`, `require()`, `export *`.
  if (statements.length !== [...text.matchAll(new RegExp(quoted, 'g'))].length) return 'all';
  for (const [statement, byDefault, namespace, imported, exported] of statements) {
    if (byDefault) found.add('default');
    for (const list of [imported, exported]) {
      for (const one of list?.split(',') ?? []) {
        const [own = ''] = one.trim().split(/\s+as\s+/);
        if (own && !/^[\w$]+$/.test(own)) return 'all';
        if (own) found.add(own);
      }
    }
    if (!namespace) continue;
    const members = membersOf(text.replace(statement, ''), namespace);
    if (!members) return 'all';
    for (const member of members) found.add(member);
  }
  return [...found];
}

/** The members by which a namespace is used; `undefined` where it is used as a value. */
function membersOf(text: string, namespace: string): readonly string[] | undefined {
  const own = namespace.replaceAll('$', String.raw`\$`);
  const uses = [...text.matchAll(new RegExp(String.raw`(?<![\w$])${own}(?![\w$])(?:\s*\.\s*(${name}))?`, 'g'))];
  return uses.every(([, member]) => member) ? uses.map(([, member]) => member!) : undefined;
}
