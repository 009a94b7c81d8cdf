// The ads of the house, which the ad slot shows when no other can be: one JSON file below the base.
import type { EmitSources } from './emit-sources.ts';
import type { OutputFile } from '../model/output-file.ts';

/** `<base>/house-ads.json`, where the config has any. */
export function houseAdFiles({ site, houseAds }: EmitSources): OutputFile[] {
  if (houseAds.length === 0) return [];
  return [{ path: `${site.config.base}/house-ads.json`.slice(1), contents: JSON.stringify(houseAds) }];
}
