// Where a long name or type may break: between its words, before it breaks in the middle of one.
// In: text of code. Out: its parts, or HTML with `<wbr>`, for places too narrow for the whole.
import { escapeHtml } from './escape-html.ts';

/** A word up to this long fits everywhere. */
const longest = 24;

/** Between a lower and an upper letter, after a dot or underscore, after an opening bracket. */
const joint = /(?<=[a-z\d])(?=[A-Z])|(?<=[._])(?=\w)|(?<=[<([])(?=[\w'"({[])/;

/** Code in parts between which it may break, besides at its spaces: long words at their joints. */
export function breakableParts(code: string): string[] {
  if (code.length <= longest) return [code];
  const parts = [''];
  for (const [index, word] of code.split(' ').entries()) {
    const [first = '', ...others] = word.length <= longest ? [word] : word.split(joint);
    parts[parts.length - 1] += index === 0 ? first : ` ${first}`;
    parts.push(...others);
  }
  return parts;
}

/** Code as HTML in which long words may break, at their joints. */
export function breakableHtmlOf(code: string): string {
  return breakableParts(code).map(escapeHtml).join('<wbr>');
}
