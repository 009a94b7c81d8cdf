// Pages in the cache, in three parts: pages, which the join of a site needs, their texts, which are read when a page is
// shown, and what they say, which the search reads. So a dev server starts on a large site without reading all of its HTML.
import type { Page, PageBody, PageProse, WholePage } from '../model/page.ts';
import { XdocsError } from '../model/problem.ts';
import { storeOf, type Cache } from './cache.ts';
import { recorded, type IsValid } from './memo.ts';

const bodyStore = storeOf<PageBody>('bodies', { expires: 'plugins', remember: false });
const proseStore = storeOf<PageProse>('prose', { expires: 'plugins', remember: false });
const pageStore = storeOf<Page>('pages', { expires: 'plugins' });

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
  /** What is the same as long as all three are. */
  hashOf(key: string): string;
}

/** @throws XdocsError where there is nothing */
function found<T>(record: T | undefined): T {
  if (record === undefined) throw new XdocsError('The cache was damaged while it was read. Run again.');
  return record;
}

/** Opens the stores. */
export function pageRecords(cache: Cache, isValid: IsValid<Page>): PageRecords {
  // Saved in this order: a text without its new page is made again, a page without its new text would show the old one.
  const bodies = cache.open(bodyStore);
  const prose = cache.open(proseStore);
  const pages = cache.open(pageStore);
  let latest: { readonly key: string; readonly body: PageBody } | undefined;
  return {
    isEmpty: () => pages.isEmpty(),
    get: (key) => (bodies.has(key) && prose.has(key) ? recorded(pages, key, isValid) : undefined),
    set(key, { page, body, prose: said = [] }) {
      bodies.set(key, body);
      prose.set(key, said);
      pages.setText(key, Buffer.from(JSON.stringify(page)));
      latest = undefined;
      return pages.get(key)!;
    },
    setTexts(key, texts) {
      bodies.setText(key, texts.body);
      prose.setText(key, texts.prose);
      pages.setText(key, texts.page);
      return pages.get(key)!;
    },
    bodyOf(key) {
      if (latest?.key === key) return latest.body;
      const body = found(bodies.get(key));
      latest = { key, body };
      return body;
    },
    hashOf: (key) => `${pages.hashOf(key)} ${bodies.hashOf(key)} ${prose.hashOf(key)}`,
    proseOf: (key) => found(prose.get(key)),
    proseJsonOf: (key) => found(prose.bytesOf(key)),
  };
}
