// Analytics through the global tag function.
import type { AnalyticsOptions } from '../../src/model/services.ts';

/** Loads the tag and reports pages, clicks and settings to it. */
export function startAnalytics(_options: AnalyticsOptions): void {}
