// Content files to pages, cached by content. What one file says never depends on another page.
import type { ContentSource, FoundSources } from '../disk/read-sources.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { splitLocale } from '../model/address.ts';
import { failedPage } from '../model/failed-page.ts';
import { exportsFrontMatter, isPageModule } from '../model/page-file.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { FolderFacts } from '../model/folder-facts.ts';
import { folderFiles } from './folder-files.ts';
import { filesUnchanged } from './memo.ts';
import { readableFiles, type ReadableFiles } from './readable-files.ts';
import type { PageMemory } from './page-memory.ts';
import { pageReader, ready, type LoadedPage, type RoutedSource } from './page-reader.ts';
import { pageRecords } from './page-records.ts';
import { loneTranslations, routesOf, unsafeNames } from './page-routes.ts';
import type { Project } from './project.ts';

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
  /** Says which files are read at all; others only have their places, to which links lead. Absent: all. */
  readonly only?: (source: ContentSource, pathname: string) => boolean;
  /** Whether drafts count as pages. */
  readonly drafts?: boolean;
  /** What earlier loads know of pages. */
  readonly memory?: PageMemory;
  /** Gives up between two pages. */
  readonly signal?: AbortSignal;
}

/** Reads all content files and parses those that are new or changed. */
export async function loadPages(
  project: Project,
  files: FileSnapshot,
  { wanted = () => true, only = () => true, drafts = false, memory, signal }: LoadPagesOptions = {},
): Promise<LoadedPages> {
  const { config, cache, disk, trace } = project;
  const readable = readableFiles(config, files);
  const { sources, unreadable, folders, problems } = pagesAmong(
    withoutRefused(await trace.step('read files', () => disk.readSources()), readable),
  );
  const routedOf = (source: ContentSource): RoutedSource[] => {
    const { locale } = splitLocale(source.contentPath, config.locales, config.defaultLocale);
    return routesOf(source.contentPath, config).map((route) => ({
      source,
      route,
      address: { locale, pathname: route.pathname },
    }));
  };
  const routed = sources.flatMap((source) => memory?.routed(source, () => routedOf(source)) ?? routedOf(source));
  const isUnchanged = filesUnchanged(files);
  const isValid = (page: Page) => readable.isAllowed(page) && isUnchanged(page);
  const records = pageRecords(cache, isValid);
  const reader = pageReader({ project, routed, records, isValid, memory, files });
  // The title of a module cannot be told without parsing it.
  const isWhole = ({ source, address }: RoutedSource) => isPageModule(source.path) || wanted(address.pathname);
  const read = routed.filter(({ source, address }) => only(source, address.pathname));
  const pages = await trace.step('parse pages', () => reader.readAll(read, isWhole, signal));
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
