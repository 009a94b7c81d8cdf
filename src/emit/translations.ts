// The tables of interface texts and titles: one JSON file per language below the base.
import type { Site } from '../model/site.ts';
import { interfaceLocaleOf, isTitle, textsOf } from '../model/site-texts.ts';
import type { Emitter } from './emitter.ts';

/**
 * `<base>/translations/<locale>.json`: the default language's table contains every key, that of another one what it has
 * of its own.
 */
export const translationTables: Emitter = (site) =>
  site.config.locales.map((locale) => ({
    path: `${site.config.base}/translations/${locale}.json`.slice(1),
    text: () => tableOf(site, locale),
  }));

/** Titles that translated pages bring; the table's own come after them. */
function titlesOfPages({ navigation, pages }: Site, locale: string): [key: string, title: string][] {
  const nodes = navigation.get(locale)!.byPathname;
  return [...pages.get(locale)!.keys()].flatMap((pathname) => {
    const node = nodes.get(pathname);
    return node ? [pathname, node.titleKey ?? pathname].map((key) => [`pages.${key}`, node.title]) : [];
  });
}

function tableOf(site: Site, locale: string): string {
  const { config } = site;
  const own = Object.entries(site.translations.get(locale) ?? {});
  const entries =
    locale === config.defaultLocale
      ? [...Object.entries(textsOf(site, locale)), ...own.filter(([key]) => isTitle(key))]
      : [
          ...titlesOfPages(site, locale),
          ...own.filter(([key]) => isTitle(key) || interfaceLocaleOf(config, locale) === locale),
        ];
  return JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
}
