// Link definitions (`[label]: /address/`) for the whole page: a segment ends at each directive and is parsed on its
// own, so the definitions of other segments that it may use are parsed with it. Only single-line definitions outside of
// lists and quotes are shared. In: lines, and a segment. Out: lines to parse below it.
import { sharedDefinitionLimit } from './limits.ts';
import type { ParseContext } from './parse-context.ts';

const pattern = /^ {0,3}\[((?:[^[\]\\]|\\[^])+)\]:[ \t]*\S/;

/** The normalized label that a line defines, if any. */
export function definedLabel(line: string): string | undefined {
  const label = line.includes(']:') ? pattern.exec(line)?.[1] : undefined;
  return label === undefined || label.startsWith('^') ? undefined : normalizedLabel(label);
}

/**
 * The definitions of other segments whose labels a text contains.
 *
 * @param lines how many lines of the file the text covers; by default, the number of its lines
 */
export function sharedDefinitions(text: string, context: ParseContext, lines?: number): string {
  const { definitions, lineOffset } = context;
  if (definitions.size === 0) return '';
  const end = lineOffset + (lines ?? text.split('\n').length);
  const shared = new Set<string>();
  for (const [, label] of text.matchAll(/\[([^[\]]+)\]/g)) {
    const found = definitions.get(normalizedLabel(label!));
    if (!found || shared.has(found.text) || (found.line > lineOffset && found.line <= end)) continue;
    context.sharedCharacters += found.text.length;
    if (context.sharedCharacters > sharedDefinitionLimit) break;
    shared.add(found.text);
  }
  return [...shared].join('\n\n');
}

/** Normalizes a label as CommonMark does for matching. */
function normalizedLabel(label: string): string {
  return label
    .replace(/[ \t\n]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase();
}
