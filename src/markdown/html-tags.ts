// A minimal HTML tokenizer that finds tags; quoted attribute values and comments may contain what looks like tags. In:
// HTML. Out: a call for each tag. Runs in one pass, in linear time.

export interface HtmlTag {
  /** In lower case; empty for a comment, which is told of only if it is cut. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Whether it ends with `/>`. */
  readonly closesItself: boolean;
  /** Whether the input ends inside of it. */
  readonly isCut: boolean;
  /** Index of its `<`, and the index after its `>`. */
  readonly start: number;
  readonly end: number;
}

// Made once: a page has thousands of tags.
const begin = /<(?:(\/?)([a-z][^ \t\n\f\r/>]*)|!--|[!?]|\/(?=[^a-z>]))/gi;
const attribute = /[^ \t\n\f\r/>][^ \t\n\f\r/>=]*/y;
const word = /[^ \t\n\f\r>]+/y;
const whiteSpace = /[ \t\n\f\r]*/y;

/**
 * Calls a visitor for each tag.
 *
 * @param visit may return `'text'`: then everything up to the end tag of the same name is text
 * @param from the index to begin at
 */
export function forEachTag(html: string, visit: (tag: HtmlTag) => 'text' | void, from = 0): void {
  for (let at = from; ;) {
    begin.lastIndex = at;
    const found = begin.exec(html);
    if (!found) return;
    const start = found.index;
    const name = found[2]?.toLowerCase() ?? '';
    const { end, closesItself } = name ? tagEnd(html, begin.lastIndex) : commentEnd(html, start);
    const isCut = end < 0;
    const answer =
      name || isCut
        ? visit({ name, isEnd: found[1] === '/', closesItself, isCut, start, end: isCut ? html.length : end })
        : undefined;
    if (isCut) return;
    at = answer === 'text' ? endTagIndex(html, name, end) : end;
    if (at < 0) return;
  }
}

/** The index of the next end tag of a name, or -1. */
export function endTagIndex(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[ \\t\\n\\f\\r/>])`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? -1;
}

/** The index after a comment, or after what a parser takes for one: `<!`, `<?` or `</3` up to the next `>`; or -1. */
function commentEnd(html: string, start: number): { end: number; closesItself: boolean } {
  const isComment = html.startsWith('<!--', start);
  const close = isComment ? /(?<=<!--)-?>|--!?>/g : />/g;
  close.lastIndex = start + (isComment ? 4 : 2);
  return { end: close.test(html) ? close.lastIndex : -1, closesItself: false };
}

/** The index after the `>` of a tag whose name ends at `from`, or -1. */
function tagEnd(html: string, from: number): { end: number; closesItself: boolean } {
  const skip = (pattern: RegExp, index: number) => {
    pattern.lastIndex = index;
    return pattern.test(html) ? pattern.lastIndex : index;
  };
  if (html[from] === '>') return { end: from + 1, closesItself: false };
  for (let at = from; ;) {
    at = skip(whiteSpace, at);
    if (at >= html.length) return { end: -1, closesItself: false };
    if (html[at] === '>') return { end: at + 1, closesItself: false };
    if (html.startsWith('/>', at)) return { end: at + 2, closesItself: true };
    if (html[at] === '/') {
      at++;
      continue;
    }
    at = skip(attribute, at);
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
