// The seam between text and mdast: the native parser where it serves, remark-parse as the reference and the fallback.
import { createRequire } from 'node:module';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';

export type MarkdownParser = (text: string) => Root;

const reference = unified().use(remarkParse).use(remarkGfm).freeze();

/** The reference parser: unified's own, slower by a factor of about forty on ordinary pages. */
export const parseWithReference: MarkdownParser = (text) => reference.parse(text) as Root;

/** The native parser, or nothing where the platform has no binary. */
export const parseWithNative: MarkdownParser | undefined = loadNative();

/**
 * Constructs on which the native parser is known to differ from the reference (satteri 0.10.5): NUL is kept raw there.
 * A page that has one goes through the reference.
 */
const differs = /\0/;

/** Parses GitHub-flavoured Markdown to mdast with positions. */
export const parseMarkdown: MarkdownParser = (text) =>
  parseWithNative && !differs.test(text) ? parseWithNative(text) : parseWithReference(text);

function loadNative(): MarkdownParser | undefined {
  try {
    const { markdownToMdast } = createRequire(import.meta.url)('satteri') as typeof import('satteri');
    return (text) => markdownToMdast(text, { features: { gfm: true, frontmatter: false } }) as unknown as Root;
  } catch {
    return undefined;
  }
}
