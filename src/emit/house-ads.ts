// House ads, which the ad slot shows when no other ad is available: one JSON file below the base.
import type { Emitter } from './emitter.ts';

/** `<base>/house-ads.json`, if the config has any. */
export const houseAds: Emitter = ({ config, houseAds: ads }) =>
  ads.length === 0 ? [] : [{ path: `${config.base}/house-ads.json`.slice(1), text: () => JSON.stringify(ads) }];
