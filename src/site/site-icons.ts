// The icons of a site, found in the public folder by their conventional names.
import type { Favicon } from '../model/identity.ts';
import type { SiteIcon } from '../model/site-head.ts';
import type { Site } from '../model/site.ts';

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

/**
 * The icons of a site: the favicon that the config names, else `favicon.svg`, `.ico` or `.png` (else the logo), `apple-touch-icon.png`, and for installed sites
 * `icon-192.png`, `icon-512.png`, `icon-maskable-512.png`, each anywhere below the public folder.
 */
export function siteIcons({ publicFiles, config }: Pick<Site, 'publicFiles' | 'config'>): SiteIcon[] {
  const found = [...publicFiles].sort().flatMap((url) => iconOf(url) ?? []);
  const icons = config.favicon === undefined ? found : [...configured(config.favicon), ...found.filter(isOther)];
  if (config.logo && !icons.some(({ use }) => use === 'favicon')) icons.unshift(iconAt(config.logo, 'favicon'));
  return icons;
}

/** The marks that the config names. */
function configured(favicon: Favicon): SiteIcon[] {
  if (typeof favicon === 'string') return [iconAt(favicon, 'favicon')];
  return (['light', 'dark'] as const).map((scheme) => ({ ...iconAt(favicon[scheme], 'favicon'), scheme }));
}

function isOther({ use }: SiteIcon): boolean {
  return use !== 'favicon';
}

function iconOf(url: string): SiteIcon | undefined {
  const [, name = ''] = /\/([^/]*)$/.exec(url) ?? [];
  if (/^favicon\.(?:svg|ico|png)$/.test(name)) return iconAt(url, 'favicon');
  if (name === 'apple-touch-icon.png') return { ...iconAt(url, 'touch'), sizes: '180x180' };
  const [, maskable, size] = /^icon-(maskable-)?(\d+)\.png$/.exec(name) ?? [];
  if (!size) return undefined;
  return { ...iconAt(url, 'app'), sizes: `${size}x${size}`, ...(maskable && { maskable: true }) };
}

function iconAt(url: string, use: SiteIcon['use']): SiteIcon {
  const extension = url.split('.').at(-1)!;
  return { url, use, type: types[extension] ?? '', ...(extension === 'svg' && { sizes: 'any' }) };
}
