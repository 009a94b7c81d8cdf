// Pages in the cache, in three parts: pages, which the join of a site needs, their texts, which are read when a page is
// shown, and what they say, which the search reads. So a dev server starts on a large site without reading all of its HTML.
import type { Page, PageBody, PageProse, WholePage } from '../model/page.ts';
import { storeOf, type Cache } from './cache.ts';
import { found, recorded, type IsValid } from './memo.ts';

const bodyStore = storeOf<PageBody>('bodies', { expires: 'plugins', remember: false });
const proseStore = storeOf<PageProse>('prose', { expires: 'plugins', remember: false });
const pageStore = storeOf<KeptPage>('pages', { expires: 'plugins' });

/** A page, and the hashes of the two other records that were made with it. */
interface KeptPage {
  readonly with: string;
  readonly page: Page;
}

/** The three records of a page, as the JSON that is kept. */
export interface PageTexts {
  readonly page: Uint8Array;
  readonly body: Uint8Array;
  readonly prose: Uint8Array;
}

export interface PageRecords {
  isEmpty(): boolean;
  /** The page of a key, if its record is valid and its text is there, too. */
  get(key: string): Page | undefined;
  /**
   * Keeps a page.
   *
   * @returns it as it was kept: what a parser makes holds the text that it was made from
   */
  set(key: string, page: WholePage): Page;
  /** Keeps a page that another thread has parsed. */
  setTexts(key: string, texts: PageTexts): Page;
  /**
   * The text of a page that is there. One is kept decoded, for its HTML and its Markdown; a site may be larger than
   * memory.
   *
   * @throws XdocsError where the record was damaged since the page was asked for
   */
  bodyOf(key: string): PageBody;
  /**
   * What the same page says.
   *
   * @throws XdocsError as above
   */
  proseOf(key: string): PageProse;
  /** The same as JSON. */
  proseJsonOf(key: string): Uint8Array;
  /** What is the same as long as all three records are: the page's says which the others are. */
  hashOf(key: string): string;
}

/** Opens the stores. */
export function pageRecords(cache: Cache, isValid: IsValid<Page>): PageRecords {
  const bodies = cache.open(bodyStore);
  const prose = cache.open(proseStore);
  const pages = cache.open(pageStore);
  let latest: { readonly key: string; readonly body: PageBody } | undefined;
  // A key may have had other records: of the same text beside another picture. Where a file of the cache is lost, an older
  // text would be found for a newer page, so each page says which texts are its own.
  const others = (key: string) => `${bodies.hashOf(key)} ${prose.hashOf(key)}`;
  const isWhole =
    (key: string) =>
    ({ with: own, page }: KeptPage) =>
      own === others(key) && isValid(page);
  const setPage = (key: string, json: Uint8Array): Page => {
    const head = Buffer.from(`{"with":${JSON.stringify(others(key))},"page":`);
    pages.setText(key, Buffer.concat([head, json, Buffer.from('}')]));
    return pages.get(key)!.page;
  };
  return {
    isEmpty: () => pages.isEmpty(),
    get: (key) => (bodies.has(key) && prose.has(key) ? recorded(pages, key, isWhole(key))?.page : undefined),
    set(key, { page, body, prose: said = [] }) {
      bodies.set(key, body);
      prose.set(key, said);
      latest = undefined;
      return setPage(key, Buffer.from(JSON.stringify(page)));
    },
    setTexts(key, texts) {
      bodies.setText(key, texts.body);
      prose.setText(key, texts.prose);
      return setPage(key, texts.page);
    },
    bodyOf(key) {
      if (latest?.key === key) return latest.body;
      const body = found(bodies.get(key));
      latest = { key, body };
      return body;
    },
    hashOf: (key) => `${pages.hashOf(key)}`,
    proseOf: (key) => found(prose.get(key)),
    proseJsonOf: (key) => found(prose.bytesOf(key)),
  };
}
