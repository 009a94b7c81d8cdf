// robots.txt at the output's root: allows everything and links the sitemap.
import type { OutputFile } from '../model/output-file.ts';
import type { EmitSources } from './emit-sources.ts';

/** `robots.txt`, unless the public folder has one. The sitemap's URL needs the site's origin. */
export function robotsFile({ site }: EmitSources): OutputFile[] {
  if (site.publicFiles.has('/robots.txt')) return [];
  const { origin } = site.config;
  return [
    { path: 'robots.txt', contents: `User-agent: *\nAllow: /\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}` },
  ];
}
