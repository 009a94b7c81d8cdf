// robots.txt at the output's root: everything may be read, and where the sitemap is.
import type { Emitter } from './emitter.ts';

/** `robots.txt`, unless the public folder brings one. Only a site that knows its origin can name its sitemap. */
export const robots: Emitter = ({ config: { origin }, publicFiles }) => {
  if (publicFiles.has('/robots.txt')) return [];
  const sitemap = origin ? `\nSitemap: ${origin}/sitemap.xml\n` : '';
  return [{ path: 'robots.txt', text: () => `User-agent: *\nAllow: /\n${sitemap}` }];
};
