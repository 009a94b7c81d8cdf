// The ad slots of a page.
import type { AdsOptions } from '../../src/model/services.ts';

/** Fills the ad slots of the page, and of those that come after it. */
export function startAds(_options: AdsOptions): void {}
