// What the shell's HTML says of the site, so that one script serves every site and language; and the texts of a
// language.
import { translate } from '../../src/model/translate.ts';

export interface SiteFacts {
  readonly base: string;
  /** The page's language. */
  readonly locale: string;
  readonly defaultLocale: string;
  /** The language of the page's interface, where it is another one. */
  readonly interfaceLocale?: string;
  /** Languages that pages, or their titles, are in. */
  readonly locales: readonly string[];
  /** Where a reader can help to translate. */
  readonly translateUrl?: string;
}

/** The facts of the page that is shown. */
export function siteFacts(page: Document = document): SiteFacts | undefined {
  const data = page.querySelector<HTMLElement>('[data-xd-site]')?.dataset['xdSite'];
  if (!data) return undefined;
  const said = JSON.parse(data) as Pick<SiteFacts, 'locales'> & Partial<SiteFacts>;
  const [defaultLocale] = said.locales as [string];
  return { base: '', locale: defaultLocale, defaultLocale, ...said };
}

const tables = new Map<string, Promise<Readonly<Record<string, string>>>>();

/** The table of a language: interface texts and titles by key. Where it cannot be had, the next call asks again. */
export function textsOf(locale: string, { base }: SiteFacts): Promise<Readonly<Record<string, string>>> {
  const known = tables.get(locale);
  if (known) return known;
  const table = fetch(`${base}/translations/${locale}.json`).then((answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json() as Promise<Record<string, string>>;
  });
  tables.set(locale, table);
  table.catch(() => tables.delete(locale));
  return table;
}

/** The words of a part of the interface by key, in the page's language; in the site's first where that lacks them. */
export async function interfaceText(facts: SiteFacts, part: string): Promise<(key: string) => string> {
  const { defaultLocale, interfaceLocale } = facts;
  // English comes with the default language's table.
  const locale = interfaceLocale === undefined ? facts.locale : defaultLocale;
  const [en, own] = await Promise.all([textsOf(defaultLocale, facts), textsOf(locale, facts)]);
  return (key) => translate({ en, [locale]: own }, locale, `${part}.${key}`);
}
