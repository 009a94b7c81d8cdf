// The drawing of a page in the public folder: its place mirrors the page's, so that no list of pictures need be kept.
import type { Site } from '../model/site.ts';

/** URL path of a page's drawing; `undefined` where the public folder has none. */
export function galleryPictureOf(
  pathname: string,
  { config, publicFiles }: Site,
  folder = '/static/gallery/',
): string | undefined {
  const picture = `${folder.replace(/\/*$/, '/')}${pathname.slice(config.base.length).replace(/^\/|\/$/g, '')}.svg`;
  return publicFiles.has(picture) ? picture : undefined;
}
