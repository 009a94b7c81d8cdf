// Content files to pages, cached by content. What one file says never depends on another page.
import type { Project } from './project.ts';
import type { FilesAtHand } from '../disk/files-at-hand.ts';
import { contentHash, type ContentSource } from '../disk/read-sources.ts';
import type { PageHost } from '../markdown/parse-page.ts';
import { failedPage } from '../model/failed-page.ts';
import type { Page, PageOptions } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { pathnameOf, splitLocale, withSlash, type Address } from '../model/address.ts';
import { XdocsError } from '../model/problem.ts';
import { pageStore } from './page-store.ts';
import { extname, posix } from 'node:path';

export interface LoadedPages {
  readonly pages: readonly Page[];
  readonly problems: readonly Problem[];
}

/** Reads all content files and parses those that are new or changed. */
export async function loadPages(project: Project, files: FilesAtHand): Promise<LoadedPages> {
  const { config, stores, disk } = project;
  const { sources, unreadable, problems } = await disk.readSources();
  const contentPaths = new Map(sources.map((source) => [source.path, source.contentPath]));
  const host: PageHost = {
    readFile: files.readFile,
    listFolder: files.listFolder,
    routeOf: (path) => (contentPaths.has(path) ? routesOf(contentPaths.get(path)!, project)[0]?.pathname : undefined),
    assetUrl: (path, hash) => `${config.base}/_assets/${posix.basename(path, extname(path)).replace(/[^\w.-]/g, '_')}.${hash.slice(0, 8).replace(/[-_]/g, 'x')}${extname(path)}`,
    ...(config.remarkPlugins.length + config.rehypePlugins.length > 0 && { plugins: { remark: config.remarkPlugins, rehype: config.rehypePlugins } }),
    ...(config.repository && { blobUrl: `${config.repository.url}/blob/${config.repository.tag ?? config.repository.branch}/` }),
  };
  // Routes of other files reach a page through relative links only; they are part of its key where they are computed.
  const routing = config.route ? contentHash(JSON.stringify(sources.map((source) => routesOf(source.contentPath, project)))) : '';
  const store = pageStore(stores.pages, stores.bodies);
  const cached = (key: string) => {
    const known = store.get(key);
    return known && files.unchanged(known.reads) ? known : undefined;
  };
  let parsePage: typeof import('../markdown/parse-page.ts').parsePage | undefined;
  const keyOf = (source: ContentSource, route: PageRoute) => `${source.path} ${route.pathname} ${source.hash} ${JSON.stringify(route.options)} ${routing}`;
  if (sources.some((source) => routesOf(source.contentPath, project).some((route) => !cached(keyOf(source, route))))) {
    // Where every page is known, the Markdown chain is never loaded: a dev server starts without it.
    ({ parsePage } = await import('../markdown/parse-page.ts'));
  }
  const pages = sources.flatMap((source) => {
    const { locale } = splitLocale(source.contentPath, config.locales, config.defaultLocale);
    return routesOf(source.contentPath, project).map((route) => {
      const key = keyOf(source, route);
      const known = cached(key);
      if (known) return known;
      const address = { locale, pathname: route.pathname };
      try {
        const page = parsePage!(source, address, route.options, host);
        store.set(key, page);
        return page;
      } catch (error) {
        return failedPage(source.path, address, { rule: 'page-failed', severity: 'error', file: source.path, reason: (error as Error).message });
      }
    });
  });
  const failed = unreadable.flatMap(({ path, contentPath, problem }) => {
    const { locale } = splitLocale(contentPath, config.locales, config.defaultLocale);
    return routesOf(contentPath, project).map(({ pathname }) => failedPage(path, { locale, pathname }, problem));
  });
  return { pages: [...pages, ...failed], problems };
}

interface PageRoute {
  readonly pathname: string;
  readonly options: PageOptions;
}

/** The routes of a content file: by the config's `route`, else by its path. */
function routesOf(contentPath: string, { config }: Project): PageRoute[] {
  const { path } = splitLocale(contentPath, config.locales, config.defaultLocale);
  if (!config.route) return [{ pathname: pathnameOf(path, config.base), options: {} }];
  const given = config.route(path);
  const routes = given === undefined ? [] : Array.isArray(given) ? given : [given];
  return routes.map((route: unknown) => {
    const { pathname, ...options } = typeof route === 'string' ? { pathname: route } : (route as { pathname: string } & PageOptions);
    if (typeof pathname !== 'string' || !pathname.startsWith('/')) throw new XdocsError(`The config's "route" gave ${JSON.stringify(route)} for ${path}; a pathname that starts with "/" would be right.`);
    return { pathname: withSlash(pathname), options };
  });
}
