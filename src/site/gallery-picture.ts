// A page's picture in the public folder: its path mirrors the page's, so that no list of pictures is needed.
import { atRoot } from '../model/site-layout.ts';
import type { Site } from '../model/site.ts';

const drawings = ['svg'];
/** In this order: a drawing is sharp in every size, and of photographs the lighter kind is taken. */
const kinds = [...drawings, 'avif', 'webp', 'png'];

/** URL path of a page's drawing; `undefined` if there is none. */
export function galleryPictureOf(pathname: string, site: Site): string | undefined {
  return pictureAt(pathname, site, undefined, drawings);
}

/** URL paths of a page's picture, a drawing or a photograph, and of the one for the dark scheme (`bars-dark.webp`). */
export function galleryPicturesOf(
  pathname: string,
  site: Site,
  folder?: string,
): { readonly picture?: string; readonly darkPicture?: string } {
  const picture = pictureAt(pathname, site, folder, kinds);
  const dark = picture?.replace(/(?=\.\w+$)/, '-dark');
  return { ...(picture && { picture }), ...(dark && site.publicFiles.has(dark) && { darkPicture: dark }) };
}

function pictureAt(
  pathname: string,
  { config, publicFiles }: Site,
  folder = atRoot('static/gallery/', config),
  endings: readonly string[],
): string | undefined {
  const name = pathname.slice(config.base.length).replace(/^\/|\/$/g, '');
  return endings.map((ending) => `${folder.replace(/\/*$/, '/')}${name}.${ending}`).find((url) => publicFiles.has(url));
}
