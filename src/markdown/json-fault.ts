// Finds the first syntax error of a JSON text. The engine's own messages give no position for short texts, and differ
// between versions.

/** The first syntax error of a text that should be strict JSON. */
interface JsonFault {
  /** Index of the unexpected character; the text's length if it ends too early. */
  readonly offset: number;
  readonly reason: string;
}

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
const string = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;

/**
 * Scans a JSON text; `undefined` if it is valid. Not recursive, so that no nesting can overflow the stack.
 *
 * @param options.depth the maximum nesting
 * @param options.onKey called with each key of the outermost object and its index
 */
export function jsonFaultOf(
  text: string,
  { depth = Infinity, onKey }: { depth?: number; onKey?: (key: string, offset: number) => void } = {},
): JsonFault | undefined {
  const open: string[] = [];
  let at = 0;
  const skipWhiteSpace = () => {
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
  let expecting: 'value' | 'value or end' | 'key' | 'key or end' | 'next' = 'value';
  for (;;) {
    skipWhiteSpace();
    if ((expecting === 'value or end' && text[at] === ']') || (expecting === 'key or end' && text[at] === '}'))
      expecting = 'next';
    else if (expecting === 'key' || expecting === 'key or end') {
      const start = at;
      if (!take(string)) return fault('a key in double quotes');
      if (open.length === 1) onKey?.(JSON.parse(text.slice(start, at)) as string, start);
      skipWhiteSpace();
      if (text[at] !== ':') return fault('":"');
      at++;
      expecting = 'value';
      continue;
    } else if (expecting !== 'next') {
      if (text[at] === '{' || text[at] === '[') {
        if (open.length === depth) return { offset: at, reason: `it is nested deeper than ${depth} levels` };
        open.push(text[at] === '{' ? '}' : ']');
        expecting = text[at] === '{' ? 'key or end' : 'value or end';
        at++;
        continue;
      }
      if (!take(string) && !take(literal)) return fault('a value');
      expecting = 'next';
      continue;
    }
    const end = open.at(-1);
    if (!end) return at < text.length ? fault('nothing more') : undefined;
    if (text[at] === end) open.pop();
    else if (text[at] === ',') expecting = end === '}' ? 'key' : 'value';
    else return fault(`"," or "${end}"`);
    at++;
  }
}
