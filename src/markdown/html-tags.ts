// A minimal HTML tokenizer that finds tags; quoted attribute values may contain what looks like tags. In: HTML without
// comments. Out: a call for each tag. Runs in one pass, in linear time.

export interface HtmlTag {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Whether it ends with `/>`. */
  readonly closesItself: boolean;
  /** Whether the input ends inside of it. */
  readonly isCut: boolean;
}

/**
 * Calls a visitor for each tag.
 *
 * @param visit may return `'text'`: then everything up to the end tag of the same name is text
 */
export function forEachTag(html: string, visit: (tag: HtmlTag) => 'text' | void): void {
  const start = /<(\/?)([a-z][^ \t\n\f\r/>]*)/gi;
  for (let found = start.exec(html); found; found = start.exec(html)) {
    const name = found[2]!.toLowerCase();
    const { end, closesItself } = tagEnd(html, start.lastIndex);
    const answer = visit({ name, isEnd: found[1] !== '', closesItself, isCut: end < 0 });
    if (end < 0) return;
    start.lastIndex = end;
    if (answer !== 'text') continue;
    const close = new RegExp(`</${name}(?=[ \\t\\n\\f\\r/>])`, 'gi');
    close.lastIndex = end;
    const closing = close.exec(html);
    if (!closing) return;
    start.lastIndex = closing.index;
  }
}

/** The index after the `>` of a tag whose name ends at `from`, or -1. */
function tagEnd(html: string, from: number): { end: number; closesItself: boolean } {
  const name = /[^ \t\n\f\r/>][^ \t\n\f\r/>=]*/y;
  const word = /[^ \t\n\f\r>]+/y;
  const whiteSpace = /[ \t\n\f\r]*/y;
  const skip = (pattern: RegExp, index: number) => {
    pattern.lastIndex = index;
    return pattern.test(html) ? pattern.lastIndex : index;
  };
  for (let at = from; ;) {
    at = skip(whiteSpace, at);
    if (at >= html.length) return { end: -1, closesItself: false };
    if (html[at] === '>') return { end: at + 1, closesItself: false };
    if (html.startsWith('/>', at)) return { end: at + 2, closesItself: true };
    if (html[at] === '/') {
      at++;
      continue;
    }
    at = skip(name, at);
    const equals = skip(whiteSpace, at);
    if (html[equals] !== '=') continue;
    at = skip(whiteSpace, equals + 1);
    const quote = html[at];
    if (quote === '"' || quote === "'") {
      at = html.indexOf(quote, at + 1) + 1;
      if (at === 0) return { end: -1, closesItself: false };
    } else at = skip(word, at);
  }
}
