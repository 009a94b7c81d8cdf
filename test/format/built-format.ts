// The test sites of the format, built once through the compiled library, as their readers get them.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import type { BuildResult } from '../../src/model/build-result.ts';
import type { CheckResult } from '../../src/commands/check.ts';
import type { Problem } from '../../src/model/problem.ts';
import { gitIn } from '../support/git-in.ts';
import { parseHtml, type Found } from './html.ts';

/** A built site. */
export interface BuiltFormat {
  readonly problems: readonly Problem[];
  /** Every file of the output, by URL path. */
  readonly files: readonly string[];
  has(url: string): boolean;
  /** The text of a file, by URL path; a pathname's is its document. */
  text(url: string): string;
  /** A page's document as a tree. Parsed once. */
  page(url: string): Found;
  /** What stands in a page's `main`. */
  main(url: string): Found;
}

/** All that is built for the tests of the format. */
export interface Formats {
  /** Default routes, the native parser. */
  readonly plain: BuiltFormat;
  /** Routes by the config, Markdown plugins, the reference parser. */
  readonly overridden: BuiltFormat;
  /** What the content roots held before the builds, and hold after them. */
  readonly content: { readonly before: readonly string[]; readonly after: readonly string[] };
  /** When the content root with a repository of its own was committed. */
  readonly committed: string;
}

const here = dirname(fileURLToPath(import.meta.url));
const committed = '2024-02-29T12:00:00Z';

/** What a program gets of the package. */
export interface Library {
  build(options: { cwd: string; config?: string; out?: string }): Promise<BuildResult>;
  check(options: { cwd: string; config?: string; paths?: readonly string[] }): Promise<CheckResult>;
}

/** What the check of the sites finds. */
export interface Checks {
  readonly plain: readonly Problem[];
  readonly faulty: readonly Problem[];
  /** Of one folder of the faulty site. */
  readonly folder: readonly Problem[];
}

/** The compiled library. */
export async function openLibrary(): Promise<Library> {
  const script = join(inject('workFolder'), 'xdocs', 'dist', 'index.js');
  return (await import(pathToFileURL(script).href)) as Library;
}

/** Copies a site of this folder to where the packages of this repository are found, its own packages installed. */
export function copySite(name: string): string {
  const folder = join(mkdtempSync(join(inject('workFolder'), 'sites', 'format-')), name);
  cpSync(join(here, name), folder, { recursive: true });
  const packages = join(folder, 'project', 'packages');
  if (existsSync(packages)) cpSync(packages, join(folder, 'project', 'node_modules'), { recursive: true });
  return folder;
}

/** Builds the site that uses every feature once, with both of its configs. */
export async function buildFormats(library: Library, folder: string): Promise<Formats> {
  const roots = [join(folder, 'project', 'content'), join(folder, 'docs')];
  commit(join(folder, 'docs'));
  const before = roots.flatMap(listing);
  const plain = await buildOne(library, folder, 'xdocs.config.ts');
  const overridden = await buildOne(library, folder, 'overridden.config.ts');
  return { plain, overridden, content: { before, after: roots.flatMap(listing) }, committed };
}

/** Builds one site with one config. */
export async function buildOne(library: Library, folder: string, config: string): Promise<BuiltFormat> {
  const out = join(folder, 'out', config);
  const { problems } = await library.build({ cwd: join(folder, 'project'), config, out });
  const pages = new Map<string, Found>();
  const fileOf = (url: string) => join(out, url.endsWith('/') ? `${url}index.html` : url);
  const text = (url: string) => readFileSync(fileOf(url), 'utf8');
  const page = (url: string) => {
    const known = pages.get(url) ?? parseHtml(text(url));
    pages.set(url, known);
    return known;
  };
  return {
    problems,
    text,
    page,
    files: filesBelow(out).map((path) => `/${path}`),
    has: (url) => existsSync(fileOf(url)),
    main: (url) => page(url).one('article'),
  };
}

/** Checks both sites as they were built. */
export async function checkSites(library: Library, plain: string, faulty: string): Promise<Checks> {
  const problemsOf = async (site: string, paths?: readonly string[]) =>
    (await library.check({ cwd: join(site, 'project'), paths })).problems;
  return {
    plain: await problemsOf(plain),
    faulty: await problemsOf(faulty),
    folder: await problemsOf(faulty, ['../docs/parts']),
  };
}

/** Makes a folder a repository with one commit. */
function commit(folder: string): void {
  const git = (...parameters: string[]) => gitIn({ folder, time: committed }, ...parameters);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Docs');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Each file with its size and when it was written; git's own folder left out, which git may tidy. */
function listing(folder: string): string[] {
  return filesBelow(folder)
    .filter((path) => !path.startsWith('.git/'))
    .map((path) => {
      const { size, mtimeMs } = statSync(join(folder, path));
      return `${path} ${size} ${mtimeMs}`;
    });
}
