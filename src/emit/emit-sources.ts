// What every emitter gets: the site, and what was loaded beside it.
import type { HouseAd } from '../model/config.ts';
import type { Site } from '../model/site.ts';

export interface EmitSources {
  readonly site: Site;
  readonly houseAds: readonly HouseAd[];
}
