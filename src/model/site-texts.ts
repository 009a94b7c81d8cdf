// The words of the interface on pages of a language: those that come with xdocs, the site's own over them.
import type { Config } from './config.ts';
import { interfaceTexts } from './interface-texts.ts';
import type { Site } from './site.ts';

/** Interface texts of a locale, with English as the fallback; without titles of pages. */
export function textsOf(site: Site, locale: string): Readonly<Record<string, string>> {
  const table = site.translations.get(interfaceLocaleOf(site.config, locale)) ?? {};
  return { ...interfaceTexts, ...Object.fromEntries(Object.entries(table).filter(([key]) => !isTitle(key))) };
}

/** The language that pages of a locale have their interface in: its own, else the default one, else English. */
export function interfaceLocaleOf({ interfaceLocales, defaultLocale }: Config, locale: string): string {
  return [locale, defaultLocale].find((one) => interfaceLocales.includes(one)) ?? 'en';
}

/** Whether a key of a table names the title of a page. */
export function isTitle(key: string): boolean {
  return key.startsWith('pages.');
}
