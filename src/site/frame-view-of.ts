// A locale's frame: what all of its pages share.
import { homeOf } from '../model/home-of.ts';
import { interfaceTexts } from '../model/interface-texts.ts';
import type { Site } from '../model/site.ts';
import type { FrameView } from '../model/view.ts';

/** The view of the app shell around all pages of a locale. Missing texts are in English. */
export function frameViewOf(site: Site, locale: string): FrameView {
  const { config } = site;
  const { ads } = config.services;
  // Without a network and without ads of the house, a slot would stay empty.
  const hasAds = ads && (ads.json ?? ads.script ?? site.houseAds[0]);
  return {
    locale,
    locales: config.locales,
    ...(config.translateUrl && { translateUrl: config.translateUrl }),
    siteName: site.name,
    ...(config.logo && { logo: config.logo }),
    base: config.base,
    home: homeOf(site, locale).href,
    links: config.links,
    products: config.products.flatMap(({ name, href }) => (href ? [{ text: name, href }] : [])),
    notifications: config.notifications,
    ...(config.repository && { repository: config.repository.url }),
    footer: config.footer,
    theme: config.theme,
    ...(config.font && { font: config.font }),
    ...(config.chat && { chat: config.chat }),
    services: {
      ...(hasAds && { ads: true }),
      ...(config.services.feedback && { feedback: true }),
      ...(config.services.analytics && { analytics: true }),
    },
    texts: textsOf(site, locale),
  };
}

/** Interface texts of a locale, with English as the fallback; without titles of pages. */
export function textsOf(site: Site, locale: string): Readonly<Record<string, string>> {
  const own = Object.entries(site.translations.get(locale) ?? {}).filter(([key]) => !key.startsWith('pages.'));
  return { ...interfaceTexts, ...Object.fromEntries(own) };
}
