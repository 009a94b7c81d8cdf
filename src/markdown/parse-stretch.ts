// One stretch of Markdown to mdast: by the parser that may read it, and with the link definitions of the page's other
// stretches.
import type { Root } from 'mdast';
import { handedDefinitions } from './link-definitions.ts';
import { referenceLimit } from './limits.ts';
import { parseApart } from './parse-apart.ts';
import { parseMarkdown, referenceReason, type ReferenceReason } from './parse-markdown.ts';
import { PageRefused } from './page-refused.ts';
import type { ParseContext } from './parse-context.ts';
import { fitsReference } from './reference-limits.ts';
import { userChain } from './user-plugins.ts';

/**
 * A stretch's tree as parsed.
 *
 * @param options.lines how many lines of the file it is; their definitions are its own
 */
export function parseStretch(text: string, context: ParseContext, { lines }: { lines?: number } = {}): Root {
  const handed = handedDefinitions(text, context, lines);
  if (!handed) return parsed(text, context);
  const tree = parsed(`${text}\n\n${handed}`, context);
  const offsets = ({ position }: Root['children'][number]) => ({
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  });
  // What nothing has closed goes on to the end: such a stretch is read without them.
  if (tree.children.some((node) => offsets(node).start < text.length && offsets(node).end > text.length))
    return parsed(text, context);
  tree.children = tree.children.filter((node) => node.type === 'definition' || offsets(node).start < text.length);
  return tree;
}

function parsed(stretch: string, context: ParseContext): Root {
  return parseApart(stretch, (text) => parsedAsIs(text, context));
}

function parsedAsIs(text: string, context: ParseContext): Root {
  const { parse } = userChain(context.host.plugins);
  const reference = parse ? {} : referenceReason(text);
  const served = !reference || isServed(text, reference, context);
  return parse ? parse(text) : parseMarkdown(text, { reference: reference !== undefined && served });
}

/**
 * Whether the reference parser may be given a text; where the native one cannot stand in for it, the page is refused.
 */
function isServed(text: string, { construct }: ReferenceReason, context: ParseContext): boolean {
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
