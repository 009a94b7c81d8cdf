// Content files to pages, cached by content. What one file says never depends on another page.
import type { Project } from './project.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { contentHash, projectPath, type ContentSource } from '../disk/read-sources.ts';
import type { PageHost } from '../markdown/parse-page.ts';
import { failedPage } from '../model/failed-page.ts';
import type { Page, PageOptions } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { pathnameFault, pathnameOf, splitLocale, unsafeCharacter, withSlash, type Address } from '../model/address.ts';
import { XdocsError } from '../model/problem.ts';
import { nameHash } from '../model/name-hash.ts';
import { revisionOf, type Config } from '../model/config.ts';
import { describe, routeShape, shapeProblem } from '../config/config-shape.ts';
import { eventLoopYield } from '../disk/event-loop-yield.ts';
import { pageStore } from './page-store.ts';
import { publicFolderOf } from './public-folder.ts';
import { unreadPage } from './unread-page.ts';
import { extname, join, posix } from 'node:path';

export interface LoadedPages {
  readonly pages: readonly Page[];
  readonly problems: readonly Problem[];
  /** Parses a page that was left unread. */
  read(page: Page): Promise<Page>;
}

export interface LoadPagesOptions {
  /**
   * Says which pages are wanted whole, by pathname; of others that the cache does not know only place and title are
   * read. Absent: all.
   */
  readonly wanted?: (pathname: string) => boolean;
  /** Gives up between two pages. */
  readonly signal?: AbortSignal;
}

/** Reads all content files and parses those that are new or changed. */
export async function loadPages(
  project: Project,
  files: FileSnapshot,
  { wanted = () => true, signal }: LoadPagesOptions = {},
): Promise<LoadedPages> {
  const { config, stores, disk } = project;
  const { sources, unreadable, problems } = await disk.readSources();
  const routed = sources.flatMap((source): RoutedSource[] => {
    const { locale } = splitLocale(source.contentPath, config.locales, config.defaultLocale);
    return routesOf(source.contentPath, project).map((route) => ({
      source,
      route,
      address: { locale, pathname: route.pathname },
    }));
  });
  const firstRoutes = new Map(routed.toReversed().map(({ source, route }) => [source.path, route.pathname]));
  const host: PageHost = {
    readFile: files.readFile,
    listFolder: files.listFolder,
    routeOf: (path) => firstRoutes.get(path),
    assetUrl: (path, hash) =>
      `${config.base}/_assets/${posix.basename(path, extname(path)).replace(/[^\w.-]/g, '_')}.${nameHash(hash)}${extname(path)}`,
    ...(config.remarkPlugins.length + config.rehypePlugins.length > 0 && {
      plugins: { remark: config.remarkPlugins, rehype: config.rehypePlugins },
    }),
    publicFile: (url) => projectPath(config.root, join(publicFolderOf(config), url)),
    ...(config.repository && { version: revisionOf(config.repository) }),
  };
  // Routes of other files reach a page through relative links only; they are part of its key where they are computed.
  const routing = config.route
    ? contentHash(JSON.stringify(routed.map(({ source, route }) => [source.path, route])))
    : '';
  const store = pageStore(stores.pages, stores.bodies);
  const keyOf = ({ source, route, address }: RoutedSource) =>
    `${source.path} ${address.locale} ${route.pathname} ${source.hash} ${JSON.stringify(route.options)} ${routing}`;
  // Keys hold hashes, which need not be made where there is nothing to be found.
  const isNew = store.isEmpty();
  const knownOf = (one: RoutedSource) => {
    const page = store.get(keyOf(one));
    return page && files.unchanged(page.reads) ? page : undefined;
  };
  const read = async (one: RoutedSource): Promise<Page> => {
    const { source, route, address } = one;
    const known = knownOf(one);
    if (known) return known;
    // Where every page is known, the Markdown chain is never loaded: a dev server starts without it.
    const { parsePage } = await import('../markdown/parse-page.ts');
    try {
      const page = parsePage(source, address, route.options, host);
      store.set(keyOf(one), page);
      return store.get(keyOf(one))!;
    } catch (error) {
      return failedPage(source.path, address, {
        rule: 'page-failed',
        severity: 'error',
        file: source.path,
        reason: (error as Error).message,
      });
    }
  };
  const yieldIfDue = eventLoopYield();
  const pages: Page[] = [];
  for (const one of routed) {
    pages.push(
      wanted(one.address.pathname)
        ? await read(one)
        : ((isNew ? undefined : knownOf(one)) ?? unreadPage(one.source, one.address)),
    );
    await yieldIfDue();
    signal?.throwIfAborted();
  }
  const failed = unreadable.flatMap(({ path, contentPath, problem }) => {
    const { locale } = splitLocale(contentPath, config.locales, config.defaultLocale);
    return routesOf(contentPath, project).map(({ pathname }) => failedPage(path, { locale, pathname }, problem));
  });
  const all = [...pages, ...failed];
  const misplaced = [
    ...(config.route ? [] : unsafeNames([...sources, ...unreadable])),
    ...loneTranslations(all, config),
  ];
  return {
    pages: all,
    problems: [...problems, ...misplaced],
    read: ({ source, address }) =>
      read(
        routed.find(
          (one) =>
            one.source.path === source &&
            one.address.pathname === address.pathname &&
            one.address.locale === address.locale,
        )!,
      ),
  };
}

interface RoutedSource {
  readonly source: ContentSource;
  readonly route: PageRoute;
  readonly address: Address;
}

interface PageRoute {
  readonly pathname: string;
  readonly options: PageOptions;
}

/** The routes of a content file: by the config's `route`, else by its path. */
function routesOf(contentPath: string, { config }: Project): PageRoute[] {
  const { path } = splitLocale(contentPath, config.locales, config.defaultLocale);
  if (!config.route) return [{ pathname: pathnameOf(path, config.base), options: {} }];
  const where = `${config.file ?? 'the config'}: "route"`;
  let given: unknown;
  try {
    given = config.route(path);
  } catch (error) {
    throw new XdocsError(`${where} throws for ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const routes: readonly unknown[] =
    given === undefined || given === null ? [] : Array.isArray(given) ? given : [given];
  return routes.map((route) => {
    const gave = `${where} gave ${describe(route)} for ${path}`;
    const wrong = typeof route === 'string' ? undefined : shapeProblem(route, routeShape, 'route()');
    if (wrong) throw new XdocsError(`${gave}: ${wrong}`);
    const { pathname, ...options } =
      typeof route === 'string' ? { pathname: route } : (route as { pathname: string } & PageOptions);
    if (!pathname.startsWith('/')) throw new XdocsError(`${gave}; a pathname that starts with "/" would be right.`);
    const fault = pathnameFault(pathname);
    if (fault) throw new XdocsError(`${gave}, which is no pathname of the site: ${fault}.`);
    return { pathname: withSlash(pathname), options };
  });
}

/** Files whose default route is not what a browser makes of a link to it. */
function unsafeNames(sources: readonly { readonly path: string; readonly contentPath: string }[]): Problem[] {
  return sources.flatMap(({ path, contentPath }): Problem[] => {
    const character = unsafeCharacter(contentPath);
    return character === undefined ? [] : [{ rule: 'file-name', severity: 'error', file: path, character }];
  });
}

/** Translations of pages that nobody has written: no link of the site leads to them. */
function loneTranslations(pages: readonly Page[], { locales, defaultLocale }: Config): Problem[] {
  if (locales.length < 2) return [];
  const originals = new Set(
    pages.flatMap(({ address }) => (address.locale === defaultLocale ? [address.pathname] : [])),
  );
  return pages.flatMap(({ source, address: { locale, pathname } }): Problem[] => {
    if (locale === defaultLocale || originals.has(pathname)) return [];
    return [
      {
        rule: 'translation-alone',
        severity: 'warning',
        file: source,
        locale,
        expected: splitLocale(source, [locale], defaultLocale).path,
      },
    ];
  });
}
