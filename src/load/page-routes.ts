// Which pathnames a content file has: by the config's `route`, else by its path. And what is wrong with file names as
// routes.
import { routeShape } from '../config/config-shape.ts';
import { describe, shapeProblem } from '../config/shape.ts';
import { pathnameFault, pathnameOf, splitLocale, unsafeCharacter, withSlash } from '../model/address.ts';
import type { Config } from '../model/config.ts';
import { markdownPlaceOf } from '../model/page-file.ts';
import { onHost } from '../model/site-layout.ts';
import type { Page, PageOptions } from '../model/page.ts';
import { XdocsError, type Problem } from '../model/problem.ts';

/** Where a content file is shown, and the options that the config gives it there. */
export interface PageRoute {
  readonly pathname: string;
  readonly options: PageOptions;
}

/**
 * The routes of a content file: by the config's `route`, else by its path. A page that is a module has those of the
 * Markdown file in whose place it stands, which is what `route` is asked about.
 */
export function routesOf(contentPath: string, config: Config): PageRoute[] {
  const { path } = splitLocale(markdownPlaceOf(contentPath), config.locales, config.defaultLocale);
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
    return { pathname: onHost(withSlash(pathname), config), options };
  });
}

/** Files whose default route is not what a browser makes of a link to it. */
export function unsafeNames(sources: readonly { readonly path: string; readonly contentPath: string }[]): Problem[] {
  return sources.flatMap(({ path, contentPath }): Problem[] => {
    const character = unsafeCharacter(contentPath);
    return character === undefined ? [] : [{ rule: 'file-name', severity: 'error', file: path, character }];
  });
}

/** Translations of pages that nobody has written: no link of the site leads to them. */
export function loneTranslations(pages: readonly Page[], { locales, defaultLocale }: Config): Problem[] {
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
