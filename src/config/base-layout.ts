// The config of a site that lies below its base with all that it has: addresses that its writer gave from the root.
import type { SiteLink } from '../model/config.ts';
import type { Banner, HeadEntry, SiteFont, SiteFonts } from '../model/identity.ts';
import { onHost, type SiteLayout } from '../model/site-layout.ts';
import type { UserConfig } from '../model/user-config.ts';
import { describe } from './config-shape.ts';

/** The problem with the key, as a sentence. */
export function layoutProblem({ outLayout }: UserConfig): string | undefined {
  if (outLayout === undefined || outLayout === 'origin' || outLayout === 'base') return undefined;
  return `"outLayout" is "origin" or "base", found ${describe(outLayout)}.`;
}

/** The config with the base in front of its own site's addresses. Those of services are other servers' affair. */
export function onHostConfig(user: UserConfig, layout: SiteLayout): UserConfig {
  if (layout.outLayout === 'origin' || !layout.base) return user;
  const at = (address: string) => onHost(address, layout);
  const link = <Link extends Pick<SiteLink, 'href'>>(one: Link): Link => ({ ...one, href: at(one.href) });
  return {
    ...user,
    ...(user.logo && { logo: at(user.logo) }),
    ...(user.font && { font: fontsAt(user.font, at) }),
    ...(user.favicon && {
      favicon:
        typeof user.favicon === 'string'
          ? at(user.favicon)
          : { light: at(user.favicon.light), dark: at(user.favicon.dark) },
    }),
    ...(user.head && { head: user.head.map((entry) => headAt(entry, at)) }),
    ...(user.banner && { banner: bannerAt(user.banner, at) }),
    ...(user.social && { social: user.social.map((one) => ({ ...link(one), icon: at(one.icon) })) }),
    ...(user.links && { links: user.links.map(link) }),
    ...(user.footer?.links && { footer: { ...user.footer, links: user.footer.links.map(link) } }),
    ...(user.notifications && {
      notifications: user.notifications.map((one) => (one.href ? { ...one, href: at(one.href) } : one)),
    }),
    ...(user.search?.aside && { search: { ...user.search, aside: user.search.aside.map(at) } }),
    ...(user.externalPaths && { externalPaths: user.externalPaths.map(at) }),
    ...(user.products && {
      products: user.products.map((product) => ({
        ...product,
        ...(product.href && { href: at(product.href) }),
        ...(product.versions && { versions: product.versions.map(link) }),
        ...(product.api && { api: { ...product.api, pathname: at(product.api.pathname) } }),
      })),
    }),
  };
}

type At = (address: string) => string;

function fontsAt(font: SiteFont | SiteFonts, at: At): SiteFont | SiteFonts {
  const one = (of: SiteFont): SiteFont => ({
    ...of,
    ...(of.src && { src: at(of.src) }),
    ...(of.stylesheet && { stylesheet: at(of.stylesheet) }),
  });
  if ('family' in font) return one(font);
  return Object.fromEntries(Object.entries(font).map(([use, of]) => [use, one(of as SiteFont)]));
}

function headAt(entry: HeadEntry, at: At): HeadEntry {
  const attributes = (of: Readonly<Record<string, string | boolean>>) =>
    Object.fromEntries(
      Object.entries(of).map(([name, value]) => [
        name,
        typeof value === 'string' && (name === 'href' || name === 'src') ? at(value) : value,
      ]),
    );
  return Object.fromEntries(Object.entries(entry).map(([name, of]) => [name, attributes(of)])) as unknown as HeadEntry;
}

function bannerAt(banner: Banner, at: At): Banner {
  const words = (text: string) => text.replace(/(?<=\]\()\/[^)\s]*/g, at);
  return {
    ...banner,
    text:
      typeof banner.text === 'string'
        ? words(banner.text)
        : Object.fromEntries(Object.entries(banner.text).map(([locale, text]) => [locale, words(text)])),
  };
}
