// Link definitions (`[label]: /address/`) for the whole page: a stretch ends at each directive and is parsed on its
// own, so it is handed the definitions of other stretches that it may use. Those of one line, outside of lists and
// quotes, as people write them. In: lines, and a stretch. Out: lines to parse below it.
import { handedLimit } from './limits.ts';
import type { ParseContext } from './parse-context.ts';

const pattern = /^ {0,3}\[((?:[^[\]\\]|\\[^])+)\]:[ \t]*\S/;

/** The label that a line defines, made comparable; nothing where it defines none. */
export function definedLabel(line: string): string | undefined {
  const label = line.includes(']:') ? pattern.exec(line)?.[1] : undefined;
  return label === undefined || label.startsWith('^') ? undefined : comparable(label);
}

/**
 * The definitions of other stretches whose labels a text holds.
 *
 * @param lines how many lines of the file the text is; all of its own, unless told
 */
export function handedDefinitions(text: string, context: ParseContext, lines?: number): string {
  const { definitions, lineOffset } = context;
  if (definitions.size === 0) return '';
  const end = lineOffset + (lines ?? text.split('\n').length);
  const handed = new Set<string>();
  for (const [, label] of text.matchAll(/\[([^[\]]+)\]/g)) {
    const found = definitions.get(comparable(label!));
    if (!found || handed.has(found.text) || (found.line > lineOffset && found.line <= end)) continue;
    context.handed += found.text.length;
    if (context.handed > handedLimit) break;
    handed.add(found.text);
  }
  return [...handed].join('\n\n');
}

/** As CommonMark compares labels. */
function comparable(label: string): string {
  return label
    .replace(/[ \t\n]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase();
}
