// The addresses and titles of all pages, loaded only by the 404 page for its suggestions.
import type { OutputFile } from '../model/output-file.ts';
import { isListed } from '../model/page.ts';
import type { EmitSources } from './emit-sources.ts';

/** `<base>/pages.json`: titles by pathname, for the default language. */
export function pageListFile({ site }: EmitSources): OutputFile[] {
  const { base, defaultLocale } = site.config;
  const pages = [...site.pages.get(defaultLocale)!.values()].filter(isListed);
  const titles = Object.fromEntries(
    pages.map(({ address, title }) => [address.pathname, title] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return [{ path: `${base}/pages.json`.slice(1), contents: JSON.stringify(titles) }];
}
