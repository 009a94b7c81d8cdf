// The reader's language: from the `userLanguage` query value, else from its cookie. One that the site does not have is
// ignored.
import { languageName } from '../../src/model/browser-storage.ts';
import { isTranslated } from '../../src/model/language-paths.ts';
import { readCookie } from './cookies.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * The language to show titles in: the reader's, if the site has it and the path can have one.
 *
 * @param chosen what the reader has just chosen: a cookie that was just written need not be read yet
 */
export function languageOf({ locales, locale }: SiteFacts, chosen?: string): string {
  const asked = new URLSearchParams(location.search).get(languageName);
  const kept = readCookie(languageName);
  const language = [chosen, asked, kept].find((one) => one && locales.includes(one));
  return language && isTranslated(location.pathname) ? language : locale;
}
