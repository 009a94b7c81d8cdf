// The languages that the interface comes in besides English. In: a site's language. Out: its texts, loaded only then.
import type { InterfaceTexts } from './interface-texts.ts';

type Table = { readonly texts: InterfaceTexts };

const tables: Readonly<Record<string, () => Promise<Table>>> = {
  ar: () => import('./interface-languages/ar.ts'),
  de: () => import('./interface-languages/de.ts'),
  es: () => import('./interface-languages/es.ts'),
  fr: () => import('./interface-languages/fr.ts'),
  it: () => import('./interface-languages/it.ts'),
  ja: () => import('./interface-languages/ja.ts'),
  ko: () => import('./interface-languages/ko.ts'),
  'pt-br': () => import('./interface-languages/pt-br.ts'),
  ru: () => import('./interface-languages/ru.ts'),
  zh: () => import('./interface-languages/zh.ts'),
};

/** Codes of these languages, in lower case. */
export const interfaceLanguages: readonly string[] = Object.keys(tables);

/**
 * The texts for a language, by its code or by that of the language without its region: `de-AT` has those of `de`. None
 * where there are none: English, traditional Chinese, and what xdocs does not speak.
 */
export async function languageTexts(locale: string): Promise<InterfaceTexts> {
  const code = locale.toLowerCase();
  // Chinese where the other script is written is better served by English than by signs that are read with effort.
  if (/^zh-(?:.*-)?(?:hant|tw|hk|mo)\b/.test(code)) return {};
  const [language = ''] = code.split('-');
  const load = tables[code] ?? tables[language === 'pt' ? 'pt-br' : language];
  return load ? (await load()).texts : {};
}

/** Whether a language needs no table: English in any region. */
export function isEnglish(locale: string): boolean {
  return /^en(?:-|$)/i.test(locale);
}
