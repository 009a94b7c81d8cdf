// Demo sources as code blocks, highlighted when first shown and cached by content.
import { codeBlockHtml } from '../markdown/code-block.ts';
import { contentHash } from '../disk/read-sources.ts';
import { storeOf, type Cache } from '../load/cache.ts';

/** By content. */
const blockStore = storeOf<string>('code-blocks');

/** The function from a demo's source to its block. */
export function cachedCodeBlocks(cache: Cache): (code: string, language: string) => string {
  const store = cache.open(blockStore);
  return (code, language) => {
    const key = contentHash(`${language}\n${code}`);
    const known = store.get(key);
    if (known !== undefined) return known;
    const html = codeBlockHtml({ code, language });
    store.set(key, html);
    return html;
  };
}
