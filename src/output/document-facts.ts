// What the documents of a site are made from besides the views of pages. In: a site and its templates. Out: plain values.
import type { TemplatesBundle } from '../bundle/templates-bundle.ts';
import { manifestUrlOf } from '../emit/web-manifest.ts';
import { assetsPath } from '../model/address.ts';
import { sitePolicy } from '../model/content-security-policy.ts';
import { homeOf } from '../model/home-of.ts';
import type { SiteHead } from '../model/site-head.ts';
import type { Site } from '../model/site.ts';
import type { DocumentFacts } from '../render/document-renderer.ts';
import { siteIcons } from '../site/site-icons.ts';

/**
 * Gathers them.
 *
 * @param extraHead further elements of the head
 */
export function documentFacts(site: Site, templates: TemplatesBundle, extraHead: string | undefined): DocumentFacts {
  const { config } = site;
  return {
    version: templates.version,
    navigations: site.navigation,
    script: templates.script,
    inline: templates.inline,
    assets: assetsPath(config.base),
    site: headOf(site),
    rootScript: templates.rootScript,
    services: templates.services,
    ownSheet: templates.ownCss?.url,
    extraHead,
    policy: sitePolicy(config),
  };
}

function headOf(site: Site): SiteHead {
  const { base, fonts, defaultLocale, head } = site.config;
  const own = Object.values(fonts).filter((font) => font !== undefined);
  const of = (key: 'src' | 'stylesheet') => [...new Set(own.flatMap((font) => font[key] ?? []))];
  return {
    name: site.name,
    home: homeOf(site, defaultLocale).href,
    icons: siteIcons(site),
    manifest: manifestUrlOf(base),
    fonts: of('src'),
    fontSheets: of('stylesheet'),
    elements: head,
  };
}
