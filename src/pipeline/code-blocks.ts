// Demo sources as code blocks, highlighted when first shown and cached by content.
import { codeBlockHtml } from '../markdown/code-block.ts';
import { contentHash } from '../disk/read-sources.ts';
import type { RecordStore } from '../disk/record-store.ts';

/** The function from a demo's source to its block, with a store behind it. */
export function cachedCodeBlocks(store: RecordStore<string>): (code: string, language: string) => string {
  return (code, language) => {
    const key = contentHash(`${language}\n${code}`);
    const known = store.get(key);
    if (known !== undefined) return known;
    const html = codeBlockHtml({ code, language });
    store.set(key, html);
    return html;
  };
}
