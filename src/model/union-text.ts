// Splits and simplifies unions at their top level. In and out: type texts.

/** Drops a top-level `| undefined` and the parentheses that are no longer needed. */
export function withoutUndefined(text: string): string {
  const parts = splitUnion(text).filter((part) => part !== 'undefined');
  return parts.length === 1 ? withoutParentheses(parts[0]!) : parts.join(' | ') || text;
}

/** Removes duplicate members of a union: two types may differ in ways that their text does not show. */
export function uniqueUnion(text: string): string {
  const parts = splitUnion(text);
  const unique = [...new Set(parts)];
  if (unique.length === parts.length) return text;
  return unique.length === 1 ? withoutParentheses(unique[0]!) : unique.join(' | ');
}

const stringKeys = Object.getOwnPropertyNames(String.prototype).filter((name) => name !== 'constructor');

/**
 * Writes the names of a string's own methods, which a checker lists where `keyof` meets a type parameter that is a string
 * by default, as `keyof string`: forty names that say nothing of what to pass.
 */
export function namedKeys(text: string): string {
  if (!text.includes("'charCodeAt'")) return text;
  const parts = splitUnion(text);
  const isKey = (part: string) => stringKeys.some((name) => part === `'${name}'`);
  if (parts.filter(isKey).length < stringKeys.length / 2) return text;
  const first = parts.findIndex(isKey);
  return parts.flatMap((part, index) => (index === first ? 'keyof string' : isKey(part) ? [] : part)).join(' | ');
}

/**
 * Writes `'small' | (string & {})` as `'small' | string`, with what may be anything at the end: authors write a string so
 * beside literals lest these are lost, and the brackets say nothing to readers.
 */
export function withPlainLast(text: string): string {
  if (!text.includes('& {}')) return text;
  const parts = splitUnion(text);
  const plain = parts.flatMap((part) => /^\(?(string|number|bigint|symbol) & \{\}\)?$/.exec(part)?.[1] ?? []);
  if (plain.length === 0 || parts.length === 1) return text;
  const rest = parts.filter((part) => !/^\(?(?:string|number|bigint|symbol) & \{\}\)?$/.test(part));
  return [...new Set([...rest, ...plain])].join(' | ');
}

/** The literals of a union in the quotes that the checker prints. */
export function withSingleQuotes(text: string): string {
  return text.includes('"')
    ? splitUnion(text)
        .map((part) => part.replace(/^"([^"'\\]*)"$/, "'$1'"))
        .join(' | ')
    : text;
}

/** Orders the members of a union like those of another one, if both have the same members. */
export function inOrderOf(text: string, model: string | undefined): string {
  if (!model || !text.includes(' | ')) return text;
  const parts = splitUnion(text);
  const order = splitUnion(model.replaceAll('"', "'"));
  return parts.length === order.length && order.every((part) => parts.includes(part)) ? order.join(' | ') : text;
}

/** Whether two types are equal, ignoring the order of a union's members. */
export function isSameUnion(a: string, b: string): boolean {
  return a === b || inOrderOf(a, b) === b;
}

/** Whether a type is a choice of values that a reader can see at a glance: `'start' | 'end'`. */
export function isShortChoice(text: string): boolean {
  return (
    text.length <= 80 &&
    splitUnion(text).every((part) => /^(?:'[^']*'|-?[\d.]+|true|false|boolean|null|undefined)$/.test(part))
  );
}

/** Splits a type text at its top-level `|`. */
export function splitUnion(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (quote) {
      if (character === quote && text[index - 1] !== '\\') quote = '';
    } else if (character === "'" || character === '"' || character === '`') quote = character;
    else if ('([{<'.includes(character)) depth += 1;
    else if (')]}'.includes(character) || (character === '>' && text[index - 1] !== '=')) depth -= 1;
    else if (character === '=' && text[index + 1] === '>' && depth === 0) return [text];
    else if (character === '?' && depth === 0 && text.slice(0, index).includes(' extends ')) return [text];
    else if (character === '|' && depth === 0) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...parts, text.slice(start).trim()];
}

function withoutParentheses(text: string): string {
  return text.startsWith('(') && closingOf(text) === text.length - 1 && !text.slice(1).startsWith(')')
    ? text.slice(1, -1)
    : text;
}

function closingOf(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')' && (depth -= 1) === 0) return index;
  }
  return -1;
}
