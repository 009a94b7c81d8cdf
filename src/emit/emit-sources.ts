// The input of every emitter: the site, and what was loaded in addition to it.
import type { HouseAd } from '../model/config.ts';
import type { NavigationLink } from '../model/navigation.ts';
import type { Site } from '../model/site.ts';
import type { SiteHead } from '../model/site-head.ts';

export interface EmitSources {
  readonly site: Site;
  readonly houseAds: readonly HouseAd[];
  /** What the `<head>` of every page shares. */
  readonly head?: SiteHead;
  /** When a content file was last committed, in seconds since 1970, if known. */
  readonly timeOf?: (source: string) => number | undefined;
  /** Guides with demos of an export, by the pathname of its page; absent if none are known. */
  readonly demosOf?: (pathname: string) => readonly NavigationLink[];
}
