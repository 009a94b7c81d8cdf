// robots.txt at the output's root: everything may be read, and where the sitemap is.
import type { OutputFile } from '../model/output-file.ts';
import type { EmitSources } from './emit-sources.ts';

/** `robots.txt`, unless the public folder brings one. Only a site that knows its origin can name its sitemap. */
export function robotsFile({ site }: EmitSources): OutputFile[] {
  if (site.publicFiles.has('/robots.txt')) return [];
  const { origin } = site.config;
  return [
    { path: 'robots.txt', contents: `User-agent: *\nAllow: /\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}` },
  ];
}
