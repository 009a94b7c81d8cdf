// Joins the pages, demos and API records of single files into one immutable Site. Cheap, so it is redone at every
// change.
import type { Api, ApiLists } from '../model/api.ts';
import type { LeftExport } from '../model/left-export.ts';
import type { Config, HouseAd } from '../model/config.ts';
import type { Demo } from '../model/demo.ts';
import type { FolderFacts } from '../model/folder-facts.ts';
import type { SandboxKit } from '../model/demo-sources-file.ts';
import type { SiteComponent } from '../model/island.ts';
import type { Position } from '../model/source-file.ts';
import type { NavigationEntry } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Redirect } from '../model/redirect.ts';
import type { Site } from '../model/site.ts';
import { splitTail, urlOf } from '../model/address.ts';
import { projectFile } from '../model/project-file.ts';
import { pagesByAddress } from './pages-by-address.ts';
import { expandApi, navigationKeyOf, resolveNavigation, translatedTitleOf } from './resolve-navigation.ts';
import { withoutSinglePageGroups } from './single-page-groups.ts';
import { folderNavigation } from './folder-navigation.ts';
import { navigationKeeper } from './same-navigation.ts';

export interface SiteParts {
  readonly config: Config;
  /** Guides and API pages, in a stable order. */
  readonly pages: readonly Page[];
  readonly demos: ReadonlyMap<string, Demo>;
  readonly sandbox: SandboxKit;
  readonly components: ReadonlyMap<string, SiteComponent>;
  readonly apis: readonly Api[];
  readonly apiLists?: readonly ApiLists[] | undefined;
  readonly leftExports?: readonly LeftExport[] | undefined;
  /** The user's navigation; if absent, it is made from the folders. */
  readonly navigation?: readonly NavigationEntry[];
  /** What folders say of themselves, by their pathname. */
  readonly folders?: ReadonlyMap<string, FolderFacts>;
  /** The entries of each product's API pages. */
  readonly apiEntries: ReadonlyMap<string, readonly NavigationEntry[]>;
  readonly translations: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** URL paths of the files of the public folder. */
  readonly publicFiles?: readonly string[];
  readonly redirects?: readonly Redirect[];
  readonly navigationPlaces?: ReadonlyMap<string, Position>;
  readonly configPlaces?: ReadonlyMap<string, Position>;
  readonly houseAds?: readonly HouseAd[];
  readonly problems: readonly Problem[];
}

interface ResolvedNavigation {
  readonly navigation: Site['navigation'];
  /** Duplicate entries. */
  readonly problems: readonly Problem[];
}

const keptNavigation = navigationKeeper<ResolvedNavigation>();

export function assembleSite(parts: SiteParts): Site {
  const { config } = parts;
  const { pages, problems: conflicts } = pagesByAddress(parts.pages, config);
  const defaults = pages.get(config.defaultLocale)!;
  const { navigation, problems: duplicates } = keptNavigation(config, parts, pages, () => navigationOf(parts, pages));
  return {
    config,
    name: config.name ?? defaults.get(`${config.base}/`)?.title ?? 'Documentation',
    pages,
    navigation,
    demos: parts.demos,
    sandbox: parts.sandbox,
    components: parts.components,
    apiLists: parts.apiLists ?? [],
    leftExports: parts.leftExports ?? [],
    apis: new Map(parts.apis.map((api) => [api.pathname, api])),
    translations: parts.translations,
    publicFiles: new Set(parts.publicFiles),
    redirects: parts.redirects ?? [],
    navigationPlaces: parts.navigationPlaces ?? new Map<string, Position>(),
    configPlaces: parts.configPlaces ?? new Map<string, Position>(),
    houseAds: parts.houseAds ?? [],
    problems: [
      ...parts.problems,
      ...conflicts,
      ...duplicates,
      ...parts.pages.flatMap((page) => page.problems),
      ...[...parts.demos.values()].flatMap((demo) => demo.problems),
    ],
  };
}

/** The navigation in each language. */
function navigationOf(parts: SiteParts, pages: Site['pages']): ResolvedNavigation {
  const { config } = parts;
  const guides = [...pages.get(config.defaultLocale)!.values()].filter((page) => page.kind === 'guide');
  const entries = parts.navigation ?? entriesOfFolders(guides, parts);
  const texts = parts.translations.get(config.defaultLocale) ?? {};
  const shown = withoutSinglePageGroups(entries, {
    headingOf: (pathname) => pages.get(config.defaultLocale)!.get(navigationKeyOf(pathname))?.title,
    translationOf: (pathname) => translatedTitleOf(pathname, texts),
  });
  const navigation = new Map(
    config.locales.map((locale) => {
      const hrefOf = (pathname: string) =>
        urlOf({ locale: pages.get(locale)!.has(pathname) ? locale : config.defaultLocale, pathname }, config);
      return [
        locale,
        resolveNavigation(shown, {
          locale,
          texts: parts.translations.get(locale) ?? {},
          apiEntries: parts.apiEntries,
          pageTitleOf: (pathname) => translatedTitle(pages, locale, config.defaultLocale, pathname),
          hrefOf,
        }),
      ] as const;
    }),
  );
  return {
    navigation,
    problems: duplicateEntries(expandApi(entries, parts.apiEntries), projectFile(config.navigation, config.root)),
  };
}

/** What a translated page calls itself, where no table names it. */
function translatedTitle(
  pages: Site['pages'],
  locale: string,
  defaultLocale: string,
  pathname: string,
): string | undefined {
  const page = locale === defaultLocale ? undefined : pages.get(locale)?.get(pathname);
  return page && (page.frontMatter.navigationTitle ?? (page.title || undefined));
}

/**
 * The entries of a site without a navigation module. A guide that replaces an API index takes the index's place; a
 * guide whose file name cannot be linked to has been reported already, and is left out.
 */
function entriesOfFolders(guides: readonly Page[], { config, apiEntries, folders }: SiteParts): NavigationEntry[] {
  const groups = apiGroups(config, apiEntries);
  const indexes = new Set(groups.map(({ children }) => children?.[0]?.pathname));
  const listed = guides.filter(
    ({ address, frontMatter }) =>
      !indexes.has(address.pathname) && !splitTail(address.pathname).tail && frontMatter.navigation !== false,
  );
  return [...folderNavigation(listed, config.base, folders), ...groups];
}

/** The API pages: one group per product, its index first. */
function apiGroups({ products }: Config, apiEntries: SiteParts['apiEntries']): NavigationEntry[] {
  return products.flatMap(({ id, name, api }) => {
    const children = apiEntries.get(id) ?? [];
    return api && children.length > 0
      ? [
          {
            // Beside the pages of the API, one of which may have any name.
            pathname: api.pathname.replace(/\/$/, '-group/'),
            title: `${name} API`,
            children: [{ pathname: api.pathname, title: 'Index' }, ...children],
          },
        ]
      : [];
  });
}

function duplicateEntries(entries: readonly NavigationEntry[], file: string): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const walk = (list: readonly NavigationEntry[]) => {
    for (const entry of list) {
      const key = navigationKeyOf(entry.pathname);
      if (seen.has(key))
        problems.push({ rule: 'navigation-duplicate', severity: 'error', file, pathname: entry.pathname });
      seen.add(key);
      if (entry.children) walk(entry.children);
    }
  };
  walk(entries);
  return problems;
}
