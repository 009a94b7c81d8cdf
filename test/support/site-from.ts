// Whole sites from a map of files, through the real code and without a disk.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import { contentHash } from '../../src/disk/read-sources.ts';
import type { Api } from '../../src/model/api.ts';
import type { LeftExport } from '../../src/model/left-export.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import type { Block } from '../../src/model/page.ts';
import { isPageFile } from '../../src/model/page-file.ts';
import type { Problem } from '../../src/model/problem.ts';
import { problemsOf } from '../../src/output/problems-of.ts';
import { withPageIds } from '../../src/site/translated-headings.ts';
import type { Site } from '../../src/model/site.ts';
import type { FileSnapshot } from '../../src/disk/file-snapshot.ts';
import { loadSite, type Loaded } from '../../src/load/load-site.ts';
import { projectOf, type Project } from '../../src/load/project.ts';

const root = '/site';

export interface MemorySite extends Loaded {
  readonly site: Site;
  readonly problems: readonly Problem[];
  readonly project: Project;
}

/** The files of a tiny site by project path; a path lies in `content/` unless it says otherwise. */
export type SiteFiles = Readonly<Record<string, string | Uint8Array>>;

/** What a tiny site gets besides its files: API records, and the tables of its languages. */
export interface SiteExtras {
  readonly apis?: readonly Api[];
  readonly left?: readonly LeftExport[];
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Loads and checks a tiny site: `siteFrom({ 'index.md': '# Hi' })`. Modules, such as `navigation.ts`, are plain
 * JavaScript without imports.
 */
export async function siteFrom(
  given: SiteFiles,
  config: UserConfig = {},
  { apis, left, translations }: SiteExtras = {},
): Promise<MemorySite> {
  const tables = translations && writtenTables(translations);
  const project = projectFrom(given, { ...config, ...(tables && { translations: tables }) });
  try {
    const loaded = await loadSite(
      project,
      apis || left ? { api: { apis: apis ?? [], ...(left && { left }), problems: [] } } : {},
    );
    return { ...loaded, project, problems: problemsOf(loaded.site, []) };
  } finally {
    if (tables) rmSync(tables, { recursive: true });
  }
}

/** A project whose disk is a map, and whose cache is empty and in memory. */
export function projectFrom(given: SiteFiles, config: UserConfig = {}): Project {
  const files = new Map(
    Object.entries(given).map(([path, content]) => [
      /^(?:content\/|node_modules\/|\.\.\/|\/)/.test(path) ? path : `content/${path}`,
      content,
    ]),
  );
  const folders = new Set(
    [...files.keys()].flatMap((path) =>
      path.split('/').map((_, index, parts) => `${root}/${parts.slice(0, index).join('/')}`),
    ),
  );
  const disk = {
    exists: (path: string) => files.has(posix.relative(root, path)),
    // Tables of languages lie in a real folder.
    isFolder: (path: string) => folders.has(path) || path === `${root}/content` || path === config.translations,
    foldersOf: () => ['content'],
    readText: () => undefined,
  };
  return {
    ...projectOf(resolveConfig(config, root, undefined, {}, disk), [], { cache: false }),
    disk: { readSources: () => Promise.resolve(sourcesOf(files)), files: () => filesOf(files) },
    compile: (file) => Promise.resolve({ text: String(files.get(posix.relative(root, file))), inputs: [file] }),
  };
}

/** The rules that a tiny site breaks, as `rule@line` where there is a line. */
export async function rulesOf(files: SiteFiles, config?: UserConfig): Promise<string[]> {
  const { problems } = await siteFrom(files, config);
  return problems.map((problem) => problem.rule + (problem.line === undefined ? '' : `@${problem.line}`));
}

/** A page that breaks no rule, with a body. */
export function pageText(body: string, title = 'Title'): string {
  return `# ${title}\n\n<p class="description">What this page is about.</p>\n\n${body}`;
}

/** The blocks of a page, as they are shown. */
export function blocksOf(
  { site, bodies }: Pick<Loaded, 'site' | 'bodies'>,
  pathname: string,
  locale = 'en',
): readonly Block[] {
  const page = site.pages.get(locale)?.get(pathname);
  if (!page)
    throw new Error(`no page ${pathname}; there are ${[...(site.pages.get(locale)?.keys() ?? [])].join(', ')}`);
  return withPageIds(bodies.of(page), page).blocks;
}

/** The HTML of a page's blocks, demos and the like left out. */
export function htmlOf(loaded: Pick<Loaded, 'site' | 'bodies'>, pathname: string, locale = 'en'): string {
  return blocksOf(loaded, pathname, locale)
    .map((block) => (block.type === 'html' ? block.html : ''))
    .join('\n');
}

/** Tables of languages are read from a real folder. */
function writtenTables(translations: NonNullable<SiteExtras['translations']>): string {
  const folder = mkdtempSync(join(tmpdir(), 'xdocs-tables-'));
  for (const [locale, table] of Object.entries(translations))
    writeFileSync(join(folder, `${locale}.json`), JSON.stringify(table));
  return folder;
}

function sourcesOf(files: ReadonlyMap<string, string | Uint8Array>) {
  const sourcesNamed = (isWanted: (path: string) => boolean) =>
    [...files]
      .filter(([path]) => isWanted(path))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, content]) => ({
        path,
        contentPath: path.replace(/^content\//, ''),
        size: content.length,
        text: () => String(content),
        hash: () => contentHash(content),
      }));
  return {
    sources: sourcesNamed(isPageFile),
    folders: sourcesNamed((path) => path.endsWith('/_folder.yml')),
    unreadable: [],
    problems: [],
    hasLinks: false,
  };
}

function filesOf(files: ReadonlyMap<string, string | Uint8Array>): FileSnapshot {
  const readFile = (path: string) => {
    const content = files.get(path);
    if (content === undefined) return undefined;
    return {
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
      hash: contentHash(content),
    };
  };
  return {
    readFile,
    readText: (path) => {
      const found = readFile(path);
      return found && { text: new TextDecoder().decode(found.bytes), hash: found.hash };
    },
    listFolder: (folder) => [...files.keys()].filter((path) => posix.dirname(path) === folder),
    unchanged: (reads) => reads.every(({ path, hash }) => (readFile(path)?.hash ?? null) === hash),
    readsSince: (paths, absent = []) =>
      [...paths, ...absent].map((path) => ({ path, hash: readFile(path)?.hash ?? null })),
    absolute: (path) => `${root}/${path}`,
    // There are no symbolic links, and no git.
    realPath: (path) => posix.resolve(root, path),
    isIgnored: () => false,
  };
}
