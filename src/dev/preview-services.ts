// The services of a page that a writer looks at: those that work without anybody else. Nothing is counted, no network is
// asked for an ad, no worker keeps an old page; feedback goes to the dev server itself.
import type { Config } from '../model/config.ts';
import type { Services } from '../model/services.ts';

/** Where a dev server takes feedback. */
export function feedbackPath(base: string): string {
  return `${base}/_feedback`;
}

/** The services of the config as a dev server shows them. */
export function previewServices({ base, services: { ads, feedback } }: Pick<Config, 'base' | 'services'>): Services {
  return {
    ...(ads?.house && { ads: { house: ads.house, GADisplayRatio: ads.GADisplayRatio } }),
    ...(feedback && { feedback: { endpoint: feedbackPath(base) } }),
  };
}
