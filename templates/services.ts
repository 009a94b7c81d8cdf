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
  // House ads alone wait for nobody.
  if (services.consent && services.consent !== 'analytics') whenConsented(() => startAds(services.ads!));
  else startAds(services.ads);
}
