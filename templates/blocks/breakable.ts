// Where a long name or type may break: between its words, before it breaks in the middle of one.
// In: text of code. Out: HTML with `<wbr>`, for places too narrow for the whole.
import { escapeHtml } from '../../src/model/escape-html.ts';

/** Shorter text fits everywhere. */
const short = 16;

/** Between a lower and an upper letter, after a dot or underscore, after an opening bracket. */
const joint = /(?<=[a-z\d])(?=[A-Z])|(?<=[._]\b)(?=\w)|(?<=[<([])(?=[\w'"({[])/;

/** Code as HTML that may break between the words of a name and before type arguments. */
export function breakableHtmlOf(code: string): string {
  if (code.length <= short) return escapeHtml(code);
  return code.split(joint).map(escapeHtml).join('<wbr>');
}
