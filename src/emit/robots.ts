// robots.txt at the output's root: allows everything and links the sitemap.
import type { Emitter } from './emitter.ts';

/** `robots.txt`, unless the public folder has one. The sitemap's URL needs the site's origin. */
export const robots: Emitter = ({ config: { origin }, publicFiles }) => {
  if (publicFiles.has('/robots.txt')) return [];
  const sitemap = origin ? `\nSitemap: ${origin}/sitemap.xml\n` : '';
  return [{ path: 'robots.txt', text: () => `User-agent: *\nAllow: /\n${sitemap}` }];
};
