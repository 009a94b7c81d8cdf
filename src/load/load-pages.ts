// Content files to pages, cached by content. What one file says never depends on another page.
import { contentHash, projectPath, type ContentSource, type FoundSources } from '../disk/read-sources.ts';
import { eventLoopYield } from '../disk/event-loop-yield.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import type { PageHost } from '../markdown/parse-page.ts';
import { splitLocale, type Address } from '../model/address.ts';
import { revisionOf, type Config } from '../model/config.ts';
import { failedPage } from '../model/failed-page.ts';
import { nameHash } from '../model/name-hash.ts';
import { exportsFrontMatter, isPageModule } from '../model/page-file.ts';
import type { Page, PageBody, PageProse, WholePage } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { FolderFacts } from '../model/folder-facts.ts';
import { folderFiles } from './folder-files.ts';
import { filesUnchanged } from './memo.ts';
import { isTrustedDemo, readableFiles, readableKey, type ReadableFiles } from './readable-files.ts';
import { pageRecords, type PageRecords } from './page-records.ts';
import { loneTranslations, routesOf, unsafeNames, type PageRoute } from './page-routes.ts';
import type { Project } from './project.ts';
import { onHost, publicPathOf } from '../model/site-layout.ts';
import { publicFolderOf } from './public-folder.ts';
import { unreadPage } from './unread-page.ts';
import { extname, join, posix } from 'node:path';

/** A page, and how to get its text. */
export interface LoadedPage {
  readonly page: Page;
  readonly body: () => PageBody;
  readonly prose: () => PageProse;
  /** Of its text and of what it says; only where the cache has them. */
  readonly hash?: () => string;
  /** Reads the page whole; only where its place and title alone are known. */
  readonly read?: () => Promise<LoadedPage>;
}

export interface LoadedPages {
  readonly pages: readonly LoadedPage[];
  /** What folders say of themselves, by their pathname. */
  readonly folders: ReadonlyMap<string, FolderFacts>;
  readonly problems: readonly Problem[];
}

export interface LoadPagesOptions {
  /**
   * Says which pages are wanted whole, by pathname; of others that the cache does not know only place and title are
   * read. Absent: all.
   */
  readonly wanted?: (pathname: string) => boolean;
  /** Whether drafts count as pages. */
  readonly drafts?: boolean;
  /** Gives up between two pages. */
  readonly signal?: AbortSignal;
}

interface RoutedSource {
  readonly source: ContentSource;
  readonly route: PageRoute;
  readonly address: Address;
}

/** Reads all content files and parses those that are new or changed. */
export async function loadPages(
  project: Project,
  files: FileSnapshot,
  { wanted = () => true, drafts = false, signal }: LoadPagesOptions = {},
): Promise<LoadedPages> {
  const { config, cache, disk } = project;
  const readable = readableFiles(config, files);
  const { sources, unreadable, folders, problems } = pagesAmong(withoutRefused(await disk.readSources(), readable));
  const routed = sources.flatMap((source): RoutedSource[] => {
    const { locale } = splitLocale(source.contentPath, config.locales, config.defaultLocale);
    return routesOf(source.contentPath, config).map((route) => ({
      source,
      route,
      address: { locale, pathname: route.pathname },
    }));
  });
  const isUnchanged = filesUnchanged(files);
  const records = pageRecords(cache, (page) => readable.isAllowed(page) && isUnchanged(page));
  const reader = pageReader({ config, routed, records, files, readable });
  const yieldIfDue = eventLoopYield();
  const pages: LoadedPage[] = [];
  for (const one of routed) {
    // The title of a module cannot be told without parsing it.
    const isWhole = isPageModule(one.source.path) || wanted(one.address.pathname);
    pages.push(isWhole ? await reader.read(one) : reader.known(one));
    await yieldIfDue();
    signal?.throwIfAborted();
  }
  const failed = unreadable.flatMap(({ path, contentPath, problem }) => {
    const { locale } = splitLocale(contentPath, config.locales, config.defaultLocale);
    return routesOf(contentPath, config).map(({ pathname }) => ready(failedPage(path, { locale, pathname }, problem)));
  });
  const all = [...pages.filter(({ page }) => drafts || !page.frontMatter.draft), ...failed];
  const misplaced = [
    ...(config.route ? [] : unsafeNames([...sources, ...unreadable])),
    ...loneTranslations(
      all.map(({ page }) => page),
      config,
    ),
  ];
  const said = folderFiles(folders, config);
  return { pages: all, folders: said.folders, problems: [...problems, ...misplaced, ...said.problems] };
}

/** Links to files that must not be pages count as files that cannot be read. */
function withoutRefused(found: FoundSources, readable: ReadableFiles): FoundSources {
  const sources: ContentSource[] = [];
  const unreadable = [...found.unreadable];
  for (const source of found.sources) {
    const { path, contentPath } = source;
    const refusal = readable.pageRefusal(path);
    if (!refusal) sources.push(source);
    else
      unreadable.push({
        path,
        contentPath,
        problem: { rule: 'file-refused', severity: 'error', file: path, found: path, ...refusal },
      });
  }
  return { ...found, sources, unreadable };
}

/** Modules that are named as pages and export no front matter are none: they may be files of a demo. */
function pagesAmong(found: FoundSources): FoundSources {
  const isPage = ({ path, text }: ContentSource) => !isPageModule(path) || exportsFrontMatter(text());
  const others = found.sources.filter((source) => !isPage(source));
  if (others.length === 0) return found;
  const problems = others.map(({ path }): Problem => ({
    rule: 'front-matter-missing',
    severity: 'warning',
    file: path,
    line: 1,
    column: 1,
  }));
  return { ...found, sources: found.sources.filter(isPage), problems: [...found.problems, ...problems] };
}

/** A page whose text is at hand, because it is short or was made rather than read. */
export function ready({ page, body, prose = [] }: WholePage): LoadedPage {
  return { page, body: () => body, prose: () => prose };
}

interface PageReader {
  /** The whole page, from the cache or parsed. */
  read(one: RoutedSource): Promise<LoadedPage>;
  /** The page as far as it is known without parsing it. */
  known(one: RoutedSource): LoadedPage;
}

interface PageSources {
  readonly config: Config;
  readonly routed: readonly RoutedSource[];
  readonly records: PageRecords;
  readonly files: FileSnapshot;
  readonly readable: ReadableFiles;
}

function pageReader({ config, routed, records, files, readable }: PageSources): PageReader {
  const host = pageHost(config, routed, files, readable);
  // Routes of other files reach a page through relative links only; they are part of its key where they are computed.
  const routing = config.route
    ? contentHash(JSON.stringify(routed.map(({ source, route }) => [source.path, route])))
    : '';
  const rule = readableKey(config);
  const keyOf = ({ source, route, address }: RoutedSource) =>
    `${source.path} ${address.locale} ${route.pathname} ${source.hash()} ${JSON.stringify(route.options)} ${rule} ${routing} ${config.outLayout}`;
  // Keys hold hashes, which need not be made where there is nothing to be found.
  const isNew = records.isEmpty();
  const withBody = (page: Page, key: string): LoadedPage => ({
    page,
    hash: () => records.hashOf(key),
    body: () => records.bodyOf(key),
    prose: () => records.proseOf(key),
  });
  const fromRecords = (key: string): LoadedPage | undefined => {
    const page = records.get(key);
    return page && withBody(page, key);
  };
  const read = async (one: RoutedSource): Promise<LoadedPage> => {
    const { source, route, address } = one;
    const key = keyOf(one);
    const known = fromRecords(key);
    if (known) return known;
    // Where every page is known, neither parser is ever loaded: a dev server starts without them.
    const parse = isPageModule(source.path)
      ? (await import('./module-page.ts')).modulePage
      : (await import('../markdown/parse-page.ts')).parsePage;
    try {
      const file = { path: source.path, text: source.text(), hash: source.hash() };
      const made = parse(file, address, route.options, host);
      records.set(key, made);
      return withBody(made.page, key);
    } catch (error) {
      const reason = (error as Error).message;
      return ready(
        failedPage(source.path, address, { rule: 'page-failed', severity: 'error', file: source.path, reason }),
      );
    }
  };
  return {
    read,
    known(one) {
      const found = isNew ? undefined : fromRecords(keyOf(one));
      if (found) return found;
      const page = unreadPage({ path: one.source.path, text: one.source.text() }, one.address);
      return { ...ready({ page, body: { blocks: [] } }), read: () => read(one) };
    },
  };
}

/** What the parser may ask about the project. */
function pageHost(
  config: Config,
  routed: readonly RoutedSource[],
  files: FileSnapshot,
  readable: ReadableFiles,
): PageHost {
  const firstRoutes = new Map(routed.toReversed().map(({ source, route }) => [source.path, route.pathname]));
  return {
    readFile: files.readFile,
    refusalOf: readable.refusalOf,
    ...(config.trust === 'text' && { onlyText: { isTrustedDemo: (id) => isTrustedDemo(id, config) } }),
    listFolder: files.listFolder,
    routeOf: (path) => firstRoutes.get(path),
    assetUrl: (path, hash) =>
      `${config.base}/_assets/${posix.basename(path, extname(path)).replace(/[^\w.-]/g, '_')}.${nameHash(hash)}${extname(path)}`,
    ...(config.remarkPlugins.length + config.rehypePlugins.length > 0 && {
      plugins: { remark: config.remarkPlugins, rehype: config.rehypePlugins },
    }),
    onHost: (written) => onHost(written, config),
    publicFile: (url) => projectPath(config.root, join(publicFolderOf(config), publicPathOf(url, config))),
    ...(config.repository && { version: revisionOf(config.repository) }),
  };
}
