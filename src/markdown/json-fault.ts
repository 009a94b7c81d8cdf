// Where a text stops being JSON. The engine's own messages name no position for short texts, and differ between
// versions.

/** The first fault of a text that should be strict JSON. */
interface JsonFault {
  /** Index of the character that cannot stand there; the text's length where it ends too early. */
  readonly offset: number;
  readonly reason: string;
}

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
const string = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;

/**
 * Scans a JSON text; nothing where all is well. Nesting is counted, not called, so that none is too deep.
 *
 * @param options.depth levels that whoever takes the value can take
 * @param options.onKey gets each key of the outermost object, with its index
 */
export function jsonFaultOf(
  text: string,
  { depth = Infinity, onKey }: { depth?: number; onKey?: (key: string, offset: number) => void } = {},
): JsonFault | undefined {
  const open: string[] = [];
  let at = 0;
  const blanks = () => {
    while (/[ \t\n\r]/.test(text[at] ?? '')) at++;
  };
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found !== null;
  };
  const fault = (expected: string): JsonFault => ({
    offset: at,
    reason: `expected ${expected}, found ${at < text.length ? `"${text[at]}"` : 'the end'}`,
  });
  let wanted: 'value' | 'value or end' | 'key' | 'key or end' | 'next' = 'value';
  for (;;) {
    blanks();
    if ((wanted === 'value or end' && text[at] === ']') || (wanted === 'key or end' && text[at] === '}'))
      wanted = 'next';
    else if (wanted === 'key' || wanted === 'key or end') {
      const start = at;
      if (!take(string)) return fault('a key in double quotes');
      if (open.length === 1) onKey?.(JSON.parse(text.slice(start, at)) as string, start);
      blanks();
      if (text[at] !== ':') return fault('":"');
      at++;
      wanted = 'value';
      continue;
    } else if (wanted !== 'next') {
      if (text[at] === '{' || text[at] === '[') {
        if (open.length === depth) return { offset: at, reason: `it is nested deeper than ${depth} levels` };
        open.push(text[at] === '{' ? '}' : ']');
        wanted = text[at] === '{' ? 'key or end' : 'value or end';
        at++;
        continue;
      }
      if (!take(string) && !take(literal)) return fault('a value');
      wanted = 'next';
      continue;
    }
    const end = open.at(-1);
    if (!end) return at < text.length ? fault('nothing more') : undefined;
    if (text[at] === end) open.pop();
    else if (text[at] === ',') wanted = end === '}' ? 'key' : 'value';
    else return fault(`"," or "${end}"`);
    at++;
  }
}
