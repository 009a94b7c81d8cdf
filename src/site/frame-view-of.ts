// A locale's frame: what all of its pages share.
import { withoutSlash } from '../model/address.ts';
import type { Config } from '../model/config.ts';
import { homeOf } from '../model/home-of.ts';
import type { SocialLink } from '../model/identity.ts';
import { interfaceLocaleOf, textsOf } from '../model/site-texts.ts';
import { siteCss } from './site-css.ts';
import { textHash } from '../model/text-hash.ts';
import type { Site } from '../model/site.ts';
import type { FrameView } from '../model/view.ts';

/** The view of the app shell around all pages of a locale. Missing texts are in English. */
export function frameViewOf(site: Site, locale: string, usedVariables: readonly string[] = []): FrameView {
  const { config } = site;
  const banner = bannerOf(config.banner, locale, config.defaultLocale);
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
    interfaceLocale: interfaceLocaleOf(config, locale),
    links: config.links,
    products: config.products.flatMap(({ name, href }) => (href ? [{ text: name, href }] : [])),
    notifications: config.notifications,
    ...(config.repository && { repository: config.repository.url }),
    social: socialOf(config),
    ...(banner && { banner }),
    footer: config.footer,
    theme: config.theme,
    ...(config.radius !== undefined && { radius: config.radius }),
    fonts: config.fonts,
    css: siteCss(config),
    usedVariables,
    ...(config.chat && { chat: config.chat }),
    services: {
      ...(hasAds && { ads: true }),
      ...(config.services.feedback && { feedback: true }),
      ...(config.services.analytics && { analytics: true }),
      ...(config.services.consent && { consent: config.services.consent }),
    },
    texts: textsOf(site, locale),
  };
}

/** The line above the app bar, in the page's language; its key changes with the text of the first one. */
function bannerOf(banner: Config['banner'], locale: string, defaultLocale: string): FrameView['banner'] {
  if (!banner) return undefined;
  const { text, dismissible = true } = banner;
  const first = typeof text === 'string' ? text : text[defaultLocale]!;
  return {
    text: typeof text === 'string' ? text : (text[locale] ?? first),
    ...(dismissible && { key: textHash(first) }),
  };
}

/** The repository's mark comes first, unless the site's own list has it. */
function socialOf({ repository, social }: Config): readonly SocialLink[] {
  if (!repository || social.some(({ href }) => withoutSlash(href) === repository.url)) return social;
  const host = new URL(repository.url, 'https://example.com').hostname;
  const icon = host === 'github.com' ? 'github' : /(?:^|\.)gitlab\./.test(host) ? 'gitlab' : undefined;
  // Of another host there is a mark without a name, see templates/shell/social-links.tsx.
  return [{ href: repository.url, icon: icon ?? 'repository' }, ...social];
}
