// The addresses and titles of all pages, loaded only by the 404 page for its suggestions.
import { isListed } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { Emitter } from './emitter.ts';

/** `<base>/pages.json`: titles by pathname, for the default language. */
export const pageList: Emitter = (site) => [
  { path: `${site.config.base}/pages.json`.slice(1), text: () => JSON.stringify(titlesOf(site)) },
];

function titlesOf(site: Site): Record<string, string> {
  const { defaultLocale } = site.config;
  const pages = [...site.pages.get(defaultLocale)!.values()].filter(isListed);
  return Object.fromEntries(
    pages.map(({ address, title }) => [address.pathname, title] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
