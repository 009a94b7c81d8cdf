// The start tags of a document, in one walk through it that never looks back: however a page is written, it takes as long
// as the page is. In: HTML. Out: each tag with its attributes as text, and with its content where that is no HTML.

export interface StartTag {
  /** In lower case; empty for one that is wanted for its attributes. */
  readonly name: string;
  readonly attributes: string;
  /** What a script or a style element holds. */
  readonly text?: string;
}

/** Which tags somebody asks for: those of some names, and those of others by what their attributes hold. */
export interface WantedTags {
  /** In lower case. */
  readonly names: ReadonlySet<string>;
  readonly attributes: RegExp;
}

const [lineFeed, tab, formFeed, carriageReturn, space] = [10, 9, 12, 13, 32] as const;
const [greaterThan, doubleQuote, singleQuote, slash, exclamation] = [62, 34, 39, 47, 33] as const;
const closings: Readonly<Record<string, RegExp>> = { script: /<\/script[\s/>]/gi, style: /<\/style[\s/>]/gi };

/** The wanted tags but those in comments. Most tags of a page are not, and are passed over without being taken out. */
export function* startTags(html: string, { names, attributes: telling }: WantedTags): Generator<StartTag> {
  const mayTell = telling.test(html);
  const marks = new Set([...names, ...Object.keys(closings)].map((name) => markOf(name.charCodeAt(0), name.length)));
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const first = html.charCodeAt(at + 1);
    if (!isLetter(first)) {
      if (first === exclamation && html.startsWith('--', at + 2)) {
        at = html.indexOf('-->', at + 4);
        if (at < 0) return;
      }
      at += first === slash ? 2 : 1;
      continue;
    }
    const start = nameEnd(html, at + 2);
    const end = tagEnd(html, start);
    if (end < 0) return;
    const mayBe = marks.has(markOf(first, start - at - 1));
    const name = mayBe ? html.slice(at + 1, start).toLowerCase() : '';
    const isWanted = names.has(name);
    at = end + 1;
    const closing = closings[name];
    if (!closing && !isWanted && !mayTell) continue;
    const attributes = html.slice(start, end);
    if (!closing) {
      if (isWanted || telling.test(attributes)) yield { name, attributes };
      continue;
    }
    closing.lastIndex = at;
    const close = closing.exec(html)?.index ?? html.length;
    yield { name, attributes, text: html.slice(at, close) };
    at = close;
  }
}

/** What names of tags share that begin with one letter and have one length. */
function markOf(letter: number, length: number): number {
  return length * 32 + (letter & 31);
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Where the name of a tag ends: https://html.spec.whatwg.org/multipage/parsing.html#tag-name-state */
function nameEnd(html: string, start: number): number {
  for (let at = start; at < html.length; at++) {
    const code = html.charCodeAt(at);
    if (code === greaterThan || code === slash || code === space) return at;
    if (code === lineFeed || code === tab || code === formFeed || code === carriageReturn) return at;
  }
  return html.length;
}

/** Where a tag ends, quotes passed over; -1 where it does not. */
function tagEnd(html: string, start: number): number {
  for (let at = start; at < html.length; at++) {
    const code = html.charCodeAt(at);
    if (code === greaterThan) return at;
    if (code !== doubleQuote && code !== singleQuote) continue;
    at = html.indexOf(code === doubleQuote ? '"' : "'", at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Attributes by name in lower case, their values as a browser reads them. */
export function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name, double, single, bare] of text.matchAll(attribute)) {
    const key = name!.toLowerCase();
    // Of two, a browser takes the first.
    if (!found.has(key)) found.set(key, decoded(double ?? single ?? bare ?? ''));
  }
  return found;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** An attribute's value with its character references read: those that serialisers write. */
function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? all;
    const code = decimal !== undefined ? Number(decimal) : parseInt(hex!, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
