// A page's picture in the public folder: its path mirrors the page's, so that no list of pictures is needed.
import type { Site } from '../model/site.ts';

/** URL path of a page's picture; `undefined` if there is none. */
export function galleryPictureOf(
  pathname: string,
  { config, publicFiles }: Site,
  folder = '/static/gallery/',
): string | undefined {
  const picture = `${folder.replace(/\/*$/, '/')}${pathname.slice(config.base.length).replace(/^\/|\/$/g, '')}.svg`;
  return publicFiles.has(picture) ? picture : undefined;
}
