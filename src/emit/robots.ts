// robots.txt at the output's root: allows everything and links the sitemap.
import { atRoot } from '../model/site-layout.ts';
import type { Emitter } from './emitter.ts';

/** `robots.txt`, unless the public folder has one. The sitemap's URL needs the site's origin. */
export const robots: Emitter = ({ config, publicFiles }) => {
  if (publicFiles.has(atRoot('robots.txt', config))) return [];
  const sitemap = config.origin ? `\nSitemap: ${config.origin}${atRoot('sitemap.xml', config)}\n` : '';
  return [{ path: atRoot('robots.txt', config).slice(1), text: () => `User-agent: *\nAllow: /\n${sitemap}` }];
};
