// `xdocs init`: the first pages of a documentation, made of what is found of the project. Nothing is overwritten.
import { join, resolve } from 'node:path';
import { extendFile, foldersIn, textAt, writeNewFile } from '../disk/new-files.ts';
import { firstDemo } from '../init/first-demo.ts';
import { aliasesFor, needsBuild, type FoundPackage } from '../init/found-package.ts';
import { projectFacts, type ProjectFacts } from '../init/project-facts.ts';
import { installCommand, missingPackages } from '../init/package-commands.ts';
import type { StarterFile } from '../init/starter-file.ts';
import { siteNameOf, starterFiles } from '../init/starter-files.ts';
import { readApiInWorker } from '../api/read-api-in-worker.ts';
import { workerScript } from '../load/own-package.ts';
import type { Api } from '../model/api.ts';
import { XdocsError } from '../model/problem.ts';

export interface InitOptions {
  readonly cwd: string;
  /** Where to make it. Default: the working folder. */
  readonly folder?: string | undefined;
  readonly ci?: 'github' | undefined;
}

export interface InitResult {
  /** The folder. */
  readonly root: string;
  readonly files: readonly { readonly path: string; readonly done: 'written' | 'extended' | 'kept' }[];
  /** The library that the first pages are about, with how many of its exports get a page; absent where none was found. */
  readonly library?: {
    readonly name: string;
    readonly folder: string;
    readonly pages: number;
    readonly component?: string;
    /** What of it must be there first: React's types, where none of its components is known; a build, where demos find no code. */
    readonly lacks?: 'types of React' | 'build';
  };
  /** Further libraries of the workspace. */
  readonly others: readonly string[];
  /** Commands that come next, in their order. */
  readonly next: readonly string[];
}

/**
 * Writes the first files.
 *
 * @throws XdocsError where the folder has a config: then there is a documentation, and it is its writer's
 */
export async function init({ cwd, folder = '.', ci }: InitOptions): Promise<InitResult> {
  const root = resolve(cwd, folder);
  const config = ['ts', 'mts', 'js', 'mjs']
    .map((end) => join(root, `xdocs.config.${end}`))
    .find((path) => textAt(path) !== undefined);
  if (config)
    throw new XdocsError(`There is a documentation here already: ${config}. init begins a new one and changes none.`);
  const manifest = textAt(join(root, 'package.json'));
  const facts = projectFacts(root, { readText: textAt, foldersOf: foldersIn });
  if (manifest !== undefined && !facts.manifest)
    throw new XdocsError(`${join(root, 'package.json')} is not a JSON object. Mend it first: scripts are added to it.`);
  const found = await describedLibrary(facts);
  const demo = found && firstDemo(found.apis);
  const library = found?.library ?? facts.libraries[0];
  const kinds = new Set(found?.apis.map(({ kind }) => kind));
  // They are components as soon as it is known what they return.
  if (found?.isUntyped) kinds.add('component');
  const files = starterFiles({ facts, library, demo, kinds, ci });
  const lacks = library && lackOf(library, facts, found?.isUntyped);
  return {
    root,
    files: files.map((file) => ({ path: file.path, done: write(root, file) })),
    ...(library && {
      library: {
        name: library.name,
        folder: library.folder,
        pages: found?.apis.length ?? 0,
        ...(demo && { component: demo.component }),
        ...(lacks && { lacks }),
      },
    }),
    others: facts.libraries.filter((one) => one !== library).map(({ name }) => name),
    next: nextSteps(facts),
  };
}

interface DescribedLibrary {
  readonly library: FoundPackage;
  readonly apis: readonly Api[];
  /** React's types are not there, so that none of its components is known. */
  readonly isUntyped: boolean;
}

/** The first library whose types can be read, with what they say; else the first that lacks nothing but those of React. */
async function describedLibrary(facts: ProjectFacts): Promise<DescribedLibrary | undefined> {
  let untyped: FoundPackage | undefined;
  for (const library of facts.libraries) {
    const product = {
      id: 'library',
      name: siteNameOf({ facts, library }),
      api: { pathname: '/api/', packages: [library.name], include: ['*', 'use*'] },
    };
    const [reading] = await readApiInWorker(
      { root: facts.root, base: '', aliases: absolute(aliasesFor(library, facts), facts.root), products: [product] },
      { script: workerScript('api-worker') },
    ).catch(() => []);
    const isUntyped = reading?.problems.some(({ rule }) => rule === 'api-react-types-missing') ?? false;
    if (reading && reading.apis.length > 0) return { library, apis: reading.apis, isUntyped };
    if (isUntyped) untyped ??= library;
  }
  return untyped && { library: untyped, apis: [], isUntyped: true };
}

/** As the config resolves those that are written into it. */
function absolute(aliases: Readonly<Record<string, string>>, root: string): Record<string, string> {
  return Object.fromEntries(Object.entries(aliases).map(([name, file]) => [name, join(root, file)]));
}

function lackOf(library: FoundPackage, facts: ProjectFacts, isUntyped = false): 'types of React' | 'build' | undefined {
  if (isUntyped) return 'types of React';
  return library.entry === 'missing' && needsBuild(library, aliasesFor(library, facts)) ? 'build' : undefined;
}

function write(root: string, { path, text, extend }: StarterFile): 'written' | 'extended' | 'kept' {
  const file = join(root, path);
  if (writeNewFile(file, text)) return 'written';
  const longer = extend?.(textAt(file) ?? '');
  if (longer === undefined) return 'kept';
  extendFile(file, longer);
  return 'extended';
}

function nextSteps(facts: ProjectFacts): string[] {
  const missing = missingPackages(facts);
  const run = facts.manager === 'yarn' ? 'yarn' : `${facts.manager} run`;
  return [...(missing.length > 0 ? [installCommand(facts, missing, true)] : []), `${run} docs:serve`];
}
