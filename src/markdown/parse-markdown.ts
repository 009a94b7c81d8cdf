// Parses text to mdast: with the native parser where possible, with remark-parse as the reference and fallback.
import { createRequire } from 'node:module';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { differingConstruct } from './differing-constructs.ts';

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

/** Why a text must go through the reference parser. */
export type ReferenceReason = { readonly construct?: string };

/**
 * The reason why the native parser cannot be used: it is missing, or the text has a construct that it reads
 * differently.
 */
export function referenceReason(text: string): ReferenceReason | undefined {
  if (!parseWithNative) return {};
  const construct = differingConstruct(text);
  return construct === undefined ? undefined : { construct };
}

/**
 * Parses GitHub-flavoured Markdown to mdast with positions. Untrusted text must be scanned for limits first.
 *
 * @param options.reference forces the reference parser, which a text with a {@link referenceReason} needs
 */
export function parseMarkdown(
  text: string,
  { reference = referenceReason(text) !== undefined }: { reference?: boolean } = {},
): Root {
  return !reference && parseWithNative ? parseWithNative(text) : parseWithReference(text);
}

function loadNative(): MarkdownParser | undefined {
  try {
    const { markdownToMdast } = load('satteri') as typeof import('satteri');
    return (text) => markdownToMdast(text, { features: { gfm: true, frontmatter: false } }) as unknown as Root;
  } catch {
    return undefined;
  }
}
