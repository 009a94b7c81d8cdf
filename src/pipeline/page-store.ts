// Pages in the cache, in two halves: what the join of a site needs, and the bodies, which are read when a page is
// shown. So a dev server starts on a large site without reading all of its HTML.
import type { RecordStore } from '../disk/record-store.ts';
import type { Block, Page } from '../model/page.ts';
import { XdocsError } from '../model/problem.ts';

type HtmlBlock = Extract<Block, { type: 'html' }>;

/** The HTML blocks of a page, in order. */
export type PageBody = readonly HtmlBlock[];

/** A page whose HTML blocks are empty. */
export type PageHead = Page;

export interface PageStore {
  isEmpty(): boolean;
  get(key: string): Page | undefined;
  set(key: string, page: Page): void;
}

/**
 * Joins the two halves. A body is decoded when a page is shown, and forgotten when another one is: a site may be larger
 * than memory.
 */
export function pageStore(heads: RecordStore<PageHead>, bodies: RecordStore<PageBody>): PageStore {
  const pages = new Map<string, Page>();
  let shown: { readonly key: string; readonly body: PageBody | undefined } | undefined;
  const bodyOf = (key: string) => {
    if (shown?.key !== key) shown = { key, body: bodies.get(key) };
    return shown.body;
  };
  return {
    isEmpty: () => heads.isEmpty(),
    get(key) {
      const known = pages.get(key);
      if (known) return known;
      const head = heads.get(key);
      if (!head || !bodies.has(key)) return undefined;
      const page = { ...head, blocks: withBodies(head.blocks, () => bodyOf(key)) };
      pages.set(key, page);
      return page;
    },
    set(key, page) {
      heads.set(key, {
        ...page,
        blocks: page.blocks.map((block): Block =>
          block.type === 'html' ? { type: 'html', html: '', markdown: '' } : block,
        ),
      });
      bodies.set(
        key,
        page.blocks.filter((block) => block.type === 'html'),
      );
      pages.delete(key);
    },
  };
}

function withBodies(blocks: readonly Block[], read: () => PageBody | undefined): Block[] {
  const blockAt = (index: number) => {
    const block = read()?.[index];
    if (!block) throw new XdocsError('The cache is damaged. Build once with --clean.');
    return block;
  };
  let count = 0;
  return blocks.map((block) => {
    if (block.type !== 'html') return block;
    const index = count++;
    return Object.defineProperties({ type: 'html' } as HtmlBlock, {
      html: { enumerable: true, get: () => blockAt(index).html },
      markdown: { enumerable: true, get: () => blockAt(index).markdown },
    });
  });
}
