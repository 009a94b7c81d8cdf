// Parses one segment of Markdown to mdast: with the right parser, and with the link definitions of the page's other
// segments.
import type { Root } from 'mdast';
import { sharedDefinitions } from './link-definitions.ts';
import { referenceLimit } from './limits.ts';
import { parseWithBlankLines } from './parse-with-blank-lines.ts';
import { parseMarkdown, referenceReason, type ReferenceReason } from './parse-markdown.ts';
import { PageRefused } from './page-refused.ts';
import type { ParseContext } from './parse-context.ts';
import { fitsReference } from './reference-limits.ts';
import { userChain } from './user-plugins.ts';

/**
 * A segment's tree as parsed.
 *
 * @param options.lines how many lines of the file it covers; definitions in them are its own
 */
export function parseSegment(text: string, context: ParseContext, { lines }: { lines?: number } = {}): Root {
  const shared = sharedDefinitions(text, context, lines);
  if (!shared) return parsePadded(text, context);
  const tree = parsePadded(`${text}\n\n${shared}`, context);
  const offsets = ({ position }: Root['children'][number]) => ({
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  });
  // An unclosed block would swallow the definitions: such a segment is parsed without them.
  if (tree.children.some((node) => offsets(node).start < text.length && offsets(node).end > text.length))
    return parsePadded(text, context);
  tree.children = tree.children.filter((node) => node.type === 'definition' || offsets(node).start < text.length);
  return tree;
}

function parsePadded(segment: string, context: ParseContext): Root {
  return parseWithBlankLines(segment, (text) => parseText(text, context));
}

function parseText(text: string, context: ParseContext): Root {
  const { parse } = userChain(context.host.plugins);
  const reference = parse ? {} : referenceReason(text);
  const fits = !reference || fitsLimits(text, reference, context);
  return parse ? parse(text) : parseMarkdown(text, { reference: reference !== undefined && fits });
}

/**
 * Whether a text is small enough for the reference parser. If not, and the native one cannot replace it, the page is
 * refused.
 */
function fitsLimits(text: string, { construct }: ReferenceReason, context: ParseContext): boolean {
  context.referenceCharacters += text.length;
  if (context.referenceCharacters <= referenceLimit && fitsReference(text)) return true;
  const problem = {
    rule: 'source-too-large-for-reference',
    file: context.file,
    line: context.lineOffset + 1,
    column: 1,
    limit: referenceLimit,
    construct,
  } as const;
  if (construct === undefined) throw new PageRefused({ ...problem, severity: 'error' });
  context.problems.push({ ...problem, severity: 'warning' });
  return false;
}
