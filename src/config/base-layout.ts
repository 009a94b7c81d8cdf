// The config of a site that lies below its base with all that it has: addresses that its writer gave from the root.
import type { SiteLink } from '../model/config.ts';
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
  const link = <Link extends Pick<SiteLink, 'href'>>(one: Link): Link => ({ ...one, href: onHost(one.href, layout) });
  return {
    ...user,
    ...(user.logo && { logo: onHost(user.logo, layout) }),
    ...(user.font && { font: { ...user.font, src: onHost(user.font.src, layout) } }),
    ...(user.links && { links: user.links.map(link) }),
    ...(user.footer?.links && { footer: { ...user.footer, links: user.footer.links.map(link) } }),
    ...(user.notifications && {
      notifications: user.notifications.map((one) => (one.href ? { ...one, href: onHost(one.href, layout) } : one)),
    }),
    ...(user.externalPaths && { externalPaths: user.externalPaths.map((path) => onHost(path, layout)) }),
    ...(user.products && {
      products: user.products.map((product) => ({
        ...product,
        ...(product.href && { href: onHost(product.href, layout) }),
        ...(product.versions && { versions: product.versions.map(link) }),
        ...(product.api && { api: { ...product.api, pathname: onHost(product.api.pathname, layout) } }),
      })),
    }),
  };
}
