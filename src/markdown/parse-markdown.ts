// The seam between text and mdast: the native parser where it serves, remark-parse as the reference and the fallback.
import { createRequire } from 'node:module';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { differingConstruct } from './differing-constructs.ts';

type MarkdownParser = (text: string) => Root;

const load = createRequire(import.meta.url);
let referenceParser: { parse(text: string): unknown } | undefined;

/**
 * The reference parser: unified's own, slower by a factor of about forty on ordinary pages. Loaded when first needed.
 */
export const parseWithReference: MarkdownParser = (text) => {
  if (!referenceParser) {
    const { default: remarkParse } = load('remark-parse') as typeof import('remark-parse');
    const { default: remarkGfm } = load('remark-gfm') as typeof import('remark-gfm');
    referenceParser = unified().use(remarkParse).use(remarkGfm).freeze();
  }
  return referenceParser.parse(text) as Root;
};

/** The native parser, or nothing where the platform has no binary. */
export const parseWithNative: MarkdownParser | undefined = loadNative();

/** Why a text goes through the reference parser; nothing where the native one serves. */
export type ReferenceReason = { readonly construct?: string };

/** Whether the native parser cannot serve: it is not there, or the text has a construct that it reads otherwise. */
export function referenceReason(text: string): ReferenceReason | undefined {
  if (!parseWithNative) return {};
  const construct = differingConstruct(text);
  return construct === undefined ? undefined : { construct };
}

/**
 * Parses GitHub-flavoured Markdown to mdast with positions. Text from a writer is scanned for limits first.
 *
 * @param options.reference asks for the reference parser, as a text with a {@link referenceReason} needs it
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
