// The web manifest: how the site appears when it is installed as an application.
import type { OutputFile } from '../model/output-file.ts';
import { withSlash } from '../model/address.ts';
import type { SiteIcon } from '../model/site-head.ts';
import type { EmitSources } from './emit-sources.ts';

/** URL path of the manifest. */
export function manifestUrlOf(base: string): string {
  return `${base}/site.webmanifest`;
}

/** `<base>/site.webmanifest`. */
export function webManifestFile({ site, head }: EmitSources): OutputFile[] {
  const { base, description, defaultLocale } = site.config;
  const home = withSlash(`${base}/`);
  const icons = (head?.icons ?? []).filter(({ use, sizes }) => use === 'app' || (use === 'favicon' && sizes === 'any'));
  const manifest = {
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
  return [{ path: manifestUrlOf(base).slice(1), contents: `${JSON.stringify(manifest, undefined, 2)}\n` }];
}

function manifestIcon({ url, type, sizes, maskable }: SiteIcon): object {
  return { src: url, type, ...(sizes && { sizes }), ...(maskable && { purpose: 'maskable' }) };
}
