// What the shell's HTML says of the site, so that one script serves every site and language.

export interface SiteFacts {
  readonly base: string;
  /** The page's language. */
  readonly locale: string;
  readonly defaultLocale: string;
  /** Languages that pages, or their titles, are in. */
  readonly locales: readonly string[];
  /** Where a reader can help to translate. */
  readonly translateUrl?: string;
}

/** The facts of the page that is shown. */
export function siteFacts(page: Document = document): SiteFacts | undefined {
  const data = page.querySelector<HTMLElement>('[data-xd-site]')?.dataset['xdSite'];
  return data ? (JSON.parse(data) as SiteFacts) : undefined;
}

const tables = new Map<string, Promise<Readonly<Record<string, string>>>>();

/** The table of a language: interface texts and titles by key; empty where it cannot be had. */
export function textsOf(locale: string, { base }: SiteFacts): Promise<Readonly<Record<string, string>>> {
  const known = tables.get(locale);
  if (known) return known;
  const table = fetch(`${base}/translations/${locale}.json`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Record<string, string>>) : {}))
    .catch(() => ({}));
  tables.set(locale, table);
  return table;
}
