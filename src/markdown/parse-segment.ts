// Parses one segment of Markdown to mdast: with the right parser, and with the link definitions of the page's other
// segments.
import type { Root } from 'mdast';
import { sharedDefinitions } from './link-definitions.ts';
import { referenceLimit, referenceWorkLimit } from './limits.ts';
import { parseWithBlankLines } from './parse-with-blank-lines.ts';
import { parseMarkdown, type ReferenceText } from './parse-markdown.ts';
import { PageRefused } from './page-refused.ts';
import type { ParseContext } from './parse-context.ts';
import { fitsReference, referenceWork } from './reference-limits.ts';
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
  if (!parse) return parseMarkdown(text, (found) => fitsLimits(found, context));
  fitsLimits({ text }, context);
  return parse(text);
}

/**
 * Whether a text is small enough for the reference parser, together with what it has read of the page. If not, and the
 * native one cannot replace it, the page is refused.
 */
function fitsLimits({ text, construct }: ReferenceText, context: ParseContext): boolean {
  context.referenceCharacters += text.length;
  if (construct !== undefined) context.referenceWork += referenceWork(text);
  if (
    context.referenceCharacters <= referenceLimit &&
    (construct === undefined ? fitsReference(text) : context.referenceWork <= referenceWorkLimit)
  )
    return true;
  const problem = {
    rule: 'source-too-large-for-reference',
    file: context.file,
    line: context.lineOffset + 1,
    column: 1,
    limit: referenceLimit,
    construct,
  } as const;
  if (construct === undefined) throw new PageRefused({ ...problem, severity: 'error' });
  const isTold = context.problems.some(({ rule }) => rule === problem.rule);
  if (!isTold) context.problems.push({ ...problem, severity: 'warning' });
  return false;
}
