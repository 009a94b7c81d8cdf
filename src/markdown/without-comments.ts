// Removes comments from HTML, in one pass: a regular expression would search again for the end of each unclosed
// comment.

/** Drops closed comments; an unclosed one is left for the HTML parser. */
export function withoutComments(html: string): string {
  if (!html.includes('<!--')) return html;
  let kept = '';
  for (let at = 0; ;) {
    const open = html.indexOf('<!--', at);
    const close = open < 0 ? -1 : html.indexOf('-->', open + 4);
    if (close < 0) return kept + html.slice(at);
    kept += html.slice(at, open);
    at = close + 3;
  }
}
