// The ads of the house, which the ad slot shows when no other can be: one JSON file below the base.
import type { Emitter } from './emitter.ts';

/** `<base>/house-ads.json`, where the config has any. */
export const houseAds: Emitter = ({ config, houseAds: ads }) =>
  ads.length === 0 ? [] : [{ path: `${config.base}/house-ads.json`.slice(1), text: () => JSON.stringify(ads) }];
