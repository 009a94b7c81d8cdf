// Links in doc comments to the library's own documentation, which this site is. In: an API record. Out: the same with
// pathnames in place of URLs where the site has that page; other URLs still work.
import type { Api } from './api.ts';

/**
 * Resolves the links of a record. Authors write full URLs because their comments are read in editors.
 *
 * @param isPage whether the site has a page at a pathname
 */
export function withOwnLinks(api: Api, isPage: (pathname: string) => boolean): Api {
  const { home } = api;
  if (!home) return api;
  const text = JSON.stringify(api);
  if (!text.includes(`${home}/`)) return api;
  const url = new RegExp(`${home.replace(/[.+?^$()|[\]{}\\/]/g, '\\$&')}(/[\\w./~-]*)(?=([^\\w./~-]|$))`, 'g');
  const own = text.replace(url, (whole: string, path: string) => {
    const pathname = path.endsWith('/') ? path : `${path}/`;
    return isPage(pathname) ? pathname : whole;
  });
  return own === text ? api : { ...(JSON.parse(own) as Api), home };
}
