// House ads, which the ad slot shows when no other ad is available: one JSON file below the base.
import type { EmitSources } from './emit-sources.ts';
import type { OutputFile } from '../model/output-file.ts';

/** `<base>/house-ads.json`, if the config has any. */
export function houseAdFiles({ site, houseAds }: EmitSources): OutputFile[] {
  if (houseAds.length === 0) return [];
  return [{ path: `${site.config.base}/house-ads.json`.slice(1), contents: JSON.stringify(houseAds) }];
}
