// Everything that was loaded, joined: one immutable value that rendering and checking read.
import { urlOf } from './address.ts';
import type { Api, ApiLists } from './api.ts';
import type { LeftExport } from './left-export.ts';
import type { Config, HouseAd } from './config.ts';
import type { Demo } from './demo.ts';
import type { SandboxKit } from './demo-sources-file.ts';
import type { SiteComponent } from './island.ts';
import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';
import type { Problem } from './problem.ts';
import type { Redirect } from './redirect.ts';
import type { Position } from './source-file.ts';

export interface Site {
  readonly config: Config;
  readonly name: string;
  /** Pages by locale, then by pathname. */
  readonly pages: ReadonlyMap<string, ReadonlyMap<string, Page>>;
  readonly navigation: ReadonlyMap<string, Navigation>;
  readonly demos: ReadonlyMap<string, Demo>;
  /** What exports of demos have in common. */
  readonly sandbox: SandboxKit;
  /** Components that directives name, by component key. */
  readonly components: ReadonlyMap<string, SiteComponent>;
  /** API records by the pathname of their page. */
  readonly apis: ReadonlyMap<string, Api>;
  /** Selectors and events of products. */
  readonly apiLists: readonly ApiLists[];
  /** Exports of the products' packages that have no page. */
  readonly leftExports: readonly LeftExport[];
  /** Interface texts and titles by locale, flat keys. */
  readonly translations: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** URL paths of the files that are copied from the public folder. */
  readonly publicFiles: ReadonlySet<string>;
  readonly redirects: readonly Redirect[];
  /** Where pathnames stand in the module of the navigation. */
  readonly navigationPlaces: ReadonlyMap<string, Position>;
  /** Where addresses stand in the module of the config. */
  readonly configPlaces: ReadonlyMap<string, Position>;
  readonly houseAds: readonly HouseAd[];
  readonly problems: readonly Problem[];
}

/** Pages of every locale by URL path. */
export function pagesByUrl({ config, pages }: Pick<Site, 'config' | 'pages'>): Map<string, Page> {
  return new Map(
    [...pages.values()].flatMap((ofLocale) =>
      [...ofLocale.values()].map((page) => [urlOf(page.address, config), page] as const),
    ),
  );
}
