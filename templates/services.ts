// The entry of a site's services: each is started with its options if the config asks for it. They know nothing of each
// other; what they have in common is the page, its events (`xdocs:content`: another page stands in `<main>`) and the
// global tag function, which is there where a site has analytics.
import type { Services } from '../src/model/services.ts';
import { startAds } from './services/ads.ts';
import { startAnalytics } from './services/analytics.ts';
import { whenConsented } from './services/consent.ts';
import { startFeedback } from './services/feedback.ts';
import { startWorker } from './services/worker.ts';

/** The bundler writes each key's value in its place, so that what is not asked for falls away. */
declare const services: Services;

if (services.worker) startWorker(services.worker);
if (services.feedback) startFeedback(services.feedback);
// Before a reader agrees nothing of theirs may be asked for or stored, so nothing of theirs runs.
// Analytics come first: they hear what ads say from their start on.
if (services.analytics) {
  if (services.consent) whenConsented(() => startAnalytics(services.analytics!));
  else startAnalytics(services.analytics);
}
if (services.ads) {
  // The house's own ads are files of the site: they ask nobody, store nothing, and fill the slot's room, which is in the
  // HTML, for those who never agree.
  if (services.consent && services.consent !== 'analytics') {
    const { json: _, script: __, ...own } = services.ads;
    startAds(own);
    whenConsented(() => {
      startAds(services.ads!);
      return () => startAds(own);
    });
  } else startAds(services.ads);
}
