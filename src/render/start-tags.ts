// The start tags of a document, in one walk through it that never looks back: however a page is written, it takes as long
// as the page is. In: HTML. Out: each tag with its attributes as text, and with its content where that is no HTML.

export interface StartTag {
  /** In lower case. */
  readonly name: string;
  readonly attributes: string;
  /** What a script or a style element holds. */
  readonly text?: string;
}

const nameAt = /<([a-z][^\s/>]*)/iy;
const [greaterThan, doubleQuote, singleQuote, slash] = [62, 34, 39, 47] as const;
const closings: Readonly<Record<string, RegExp>> = { script: /<\/script[\s/>]/gi, style: /<\/style[\s/>]/gi };

/** All tags but those in comments. */
export function* startTags(html: string): Generator<StartTag> {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (html.charCodeAt(at + 1) === slash) {
      at += 2;
      continue;
    }
    if (html.startsWith('<!--', at)) {
      at = html.indexOf('-->', at + 4);
      if (at < 0) return;
      continue;
    }
    nameAt.lastIndex = at;
    const [opening, found] = nameAt.exec(html) ?? [];
    if (found === undefined) {
      at += 1;
      continue;
    }
    const start = at + opening!.length;
    const end = tagEnd(html, start);
    if (end < 0) return;
    at = end + 1;
    const name = found.toLowerCase();
    const attributes = html.slice(start, end);
    const closing = closings[name];
    if (!closing) {
      yield { name, attributes };
      continue;
    }
    closing.lastIndex = at;
    const close = closing.exec(html)?.index ?? html.length;
    yield { name, attributes, text: html.slice(at, close) };
    at = close;
  }
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
