// What every emitter gets: the site, and what was loaded beside it.
import type { HouseAd } from '../model/config.ts';
import type { NavigationLink } from '../model/navigation.ts';
import type { Site } from '../model/site.ts';
import type { SiteHead } from '../model/site-head.ts';

export interface EmitSources {
  readonly site: Site;
  readonly houseAds: readonly HouseAd[];
  /** What the heads of pages share. */
  readonly head?: SiteHead;
  /** When a content file was last committed, in seconds since 1970, where that is known. */
  readonly timeOf?: (source: string) => number | undefined;
  /** Guides that show an exported name at work; absent: none are known. */
  readonly demosOf?: (pathname: string) => readonly NavigationLink[];
}
