// The config's keys for the services of pages: checked beyond their shape, and resolved.
import type { Services, UserAds } from '../model/services.ts';
import type { UserConfig } from '../model/user-config.ts';
import { describe } from './shape.ts';

/** The problem with one of the keys, as a sentence with its path. */
export function servicesProblem(user: UserConfig): string | undefined {
  const ads = adsOf(user);
  const ratio = ads.GADisplayRatio ?? 0;
  if (!(ratio >= 0 && ratio <= 1)) return `"ads.GADisplayRatio" is a share between 0 and 1, found ${ratio}.`;
  if (user.ads !== undefined && !ads.house && !ads.json && !ads.script)
    return '"ads" names nothing to show: a module of house ads ("ads.house"), a network’s "ads.json" or "ads.script".';
  if (user.ads !== undefined && user.consent && !ads.house)
    return '"consent" needs "ads.house": the ads of those who have not agreed. The slot’s room is in every page.';
  if (user.analytics && !user.analytics.id.trim())
    return '"analytics.id" is the measurement’s id, such as "G-12345"; found none.';
  const worker = user.serviceWorker;
  if (worker !== undefined && worker !== true && worker !== false && worker !== 'remove')
    return `"serviceWorker" is true, false or "remove", found ${describe(worker)}.`;
  if (worker && !user.origin)
    return '"serviceWorker" needs "origin": the worker is registered on the site’s own host only.';
  return (
    httpProblem(ads.json, 'ads.json') ??
    httpProblem(ads.script, 'ads.script') ??
    httpProblem(user.analytics?.script, 'analytics.script') ??
    httpProblem(user.feedback?.endpoint, 'feedback.endpoint')
  );
}

/** The problem with an address that browsers ask: on the web, or a path of the site's own host. */
function httpProblem(address: string | undefined, path: string): string | undefined {
  if (address === undefined || /^\/(?![/\\])/.test(address)) return undefined;
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  if (protocol === 'http:' || protocol === 'https:') return undefined;
  return `"${path}" is an address that begins with "https://", "http://" or "/", found ${describe(address)}.`;
}

function adsOf({ ads }: UserConfig): UserAds {
  return typeof ads === 'string' ? { house: ads } : (ads ?? {});
}

/** The module of house ads as the config names it, by the key's path. */
export function houseAdsModule(user: UserConfig): readonly [key: string, module: string | undefined] {
  return [typeof user.ads === 'string' ? 'ads' : 'ads.house', adsOf(user).house];
}

/** What readers are asked about, if there is something to ask about. */
function consentFor(ads: boolean, analytics: boolean): Pick<Services, 'consent'> {
  if (ads) return { consent: analytics ? 'both' : 'ads' };
  return analytics ? { consent: 'analytics' } : {};
}

/** The services of a config without problems; `base` has no slash at its end. */
export function servicesOf(user: UserConfig, base: string): Services {
  const { house, json, script, GADisplayRatio = 0.1 } = adsOf(user);
  const { analytics, consent, feedback, serviceWorker, origin } = user;
  return {
    ...(user.ads !== undefined && {
      ads: {
        ...(house && { house: `${base}/house.json` }),
        ...(json && { json }),
        ...(script && { script }),
        GADisplayRatio,
      },
    }),
    ...(analytics && {
      analytics: {
        id: analytics.id,
        script: analytics.script ?? `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analytics.id)}`,
      },
    }),
    ...(consent && consentFor(Boolean(json ?? script), Boolean(analytics))),
    ...(feedback && { feedback }),
    ...(serviceWorker && {
      worker: { url: `${base}/sw.js`, host: new URL(origin!).host, isRemoved: serviceWorker === 'remove' },
    }),
  };
}
