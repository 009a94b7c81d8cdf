// The tables of interface texts and titles: one JSON file per language below the base.
import { interfaceTexts } from '../model/interface-texts.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { EmitSources } from './emit-sources.ts';

/** `<base>/translations/<locale>.json`: the default language's table contains every key. */
export function translationFiles({ site }: EmitSources): OutputFile[] {
  const { base, locales, defaultLocale } = site.config;
  return locales.map((locale) => {
    const table = { ...(locale === defaultLocale && interfaceTexts), ...site.translations.get(locale) };
    const sorted = Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
    return { path: `${base}/translations/${locale}.json`.slice(1), contents: JSON.stringify(sorted) };
  });
}
