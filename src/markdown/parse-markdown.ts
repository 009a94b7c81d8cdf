// The seam between text and mdast: the native parser where it serves, remark-parse as the reference and the fallback.
import { createRequire } from 'node:module';
import { unified } from 'unified';
import type { Root } from 'mdast';

export type MarkdownParser = (text: string) => Root;

const load = createRequire(import.meta.url);
let reference: { parse(text: string): unknown } | undefined;

/** The reference parser: unified's own, slower by a factor of about forty on ordinary pages. Loaded when first needed. */
export const parseWithReference: MarkdownParser = (text) => {
  if (!reference) {
    const { default: remarkParse } = load('remark-parse') as typeof import('remark-parse');
    const { default: remarkGfm } = load('remark-gfm') as typeof import('remark-gfm');
    reference = unified().use(remarkParse).use(remarkGfm).freeze();
  }
  return reference.parse(text) as Root;
};

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
    const { markdownToMdast } = load('satteri') as typeof import('satteri');
    return (text) => markdownToMdast(text, { features: { gfm: true, frontmatter: false } }) as unknown as Root;
  } catch {
    return undefined;
  }
}
