// The two parsers of Markdown. Both make mdast with positions of GitHub-flavoured Markdown.
import { createRequire } from 'node:module';
import { unified } from 'unified';
import type { Root } from 'mdast';

type MarkdownParser = (text: string) => Root;

const load = createRequire(import.meta.url);
let referenceParser: { parse(text: string): unknown } | undefined;

/** The reference parser: unified's own, about forty times slower on ordinary pages. Loaded on first use. */
export const parseWithReference: MarkdownParser = (text) => {
  if (!referenceParser) {
    const { default: remarkParse } = load('remark-parse') as typeof import('remark-parse');
    const { default: remarkGfm } = load('remark-gfm') as typeof import('remark-gfm');
    referenceParser = unified().use(remarkParse).use(remarkGfm).freeze();
  }
  return referenceParser.parse(text) as Root;
};

/** The native parser; `undefined` if the platform has no binary. */
export const parseWithNative: MarkdownParser | undefined = loadNative();

function loadNative(): MarkdownParser | undefined {
  try {
    const { markdownToMdast } = load('satteri') as typeof import('satteri');
    return (text) => markdownToMdast(text, { features: { gfm: true, frontmatter: false } }) as unknown as Root;
  } catch {
    return undefined;
  }
}
