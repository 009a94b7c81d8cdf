// Where a long name or type may break: between its words, before it breaks in the middle of one.
// In: text of code. Out: HTML with `<wbr>`, for places too narrow for the whole.
import { escapeHtml } from '../../src/model/escape-html.ts';

/** A word up to this long fits everywhere. */
const longest = 24;

/** Between a lower and an upper letter, after a dot or underscore, after an opening bracket. */
const joint = /(?<=[a-z\d])(?=[A-Z])|(?<=[._])(?=\w)|(?<=[<([])(?=[\w'"({[])/;

/** Code as HTML in which long words may break, at their joints. */
export function breakableHtmlOf(code: string): string {
  if (code.length <= longest) return escapeHtml(code);
  const words = code
    .split(' ')
    .map((word) => (word.length <= longest ? escapeHtml(word) : word.split(joint).map(escapeHtml).join('<wbr>')));
  return words.join(' ');
}
