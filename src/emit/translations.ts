// The tables of interface texts and titles: one JSON file per language below the base.
import { interfaceTexts } from '../model/interface-texts.ts';
import type { Site } from '../model/site.ts';
import type { Emitter } from './emitter.ts';

/** `<base>/translations/<locale>.json`: the default language's table contains every key. */
export const translationTables: Emitter = (site) =>
  site.config.locales.map((locale) => ({
    path: `${site.config.base}/translations/${locale}.json`.slice(1),
    text: () => tableOf(site, locale),
  }));

function tableOf({ config, translations }: Site, locale: string): string {
  const table = { ...(locale === config.defaultLocale && interfaceTexts), ...translations.get(locale) };
  return JSON.stringify(Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1))));
}
