// The web manifest: how the site appears when it is installed as an application.
import type { Site } from '../model/site.ts';
import { withSlash } from '../model/address.ts';
import type { SiteHead, SiteIcon } from '../model/site-head.ts';
import type { Emitter } from './emitter.ts';

/** URL path of the manifest. */
export function manifestUrlOf(base: string): string {
  return `${base}/site.webmanifest`;
}

/** `<base>/site.webmanifest`. */
export const webManifest: Emitter = (site) => [
  {
    path: manifestUrlOf(site.config.base).slice(1),
    text: ({ head }) => `${JSON.stringify(manifestOf(site, head?.()), undefined, 2)}\n`,
  },
];

function manifestOf(site: Site, head: SiteHead | undefined): object {
  const { base, description, defaultLocale } = site.config;
  const home = withSlash(`${base}/`);
  const icons = (head?.icons ?? []).filter(({ use, sizes }) => use === 'app' || (use === 'favicon' && sizes === 'any'));
  return {
    name: site.name,
    short_name: site.name,
    ...(description && { description }),
    lang: defaultLocale,
    id: home,
    start_url: home,
    scope: home,
    display: 'minimal-ui',
    ...(head?.colors && { theme_color: head.colors.light, background_color: head.colors.light }),
    icons: icons.map(manifestIcon),
  };
}

function manifestIcon({ url, type, sizes, maskable }: SiteIcon): object {
  return { src: url, type, ...(sizes && { sizes }), ...(maskable && { purpose: 'maskable' }) };
}
