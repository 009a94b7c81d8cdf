// House ads, which the ad slot shows when no other ad is available: one JSON file below the base. Its name does not say so,
// because blockers go by names, and these are for readers who have one.
import type { Emitter } from './emitter.ts';

/** `<base>/house.json`, if the config has any. */
export const houseAds: Emitter = ({ config, houseAds: ads }) =>
  ads.length === 0 ? [] : [{ path: `${config.base}/house.json`.slice(1), text: () => JSON.stringify(ads) }];
