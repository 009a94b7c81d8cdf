// Unions as text: taken apart at their top level, without what need not be said. In and out: type texts.

/** Drops a top-level `| undefined` and the parentheses that only it required. */
export function withoutUndefined(text: string): string {
  const parts = splitUnion(text).filter((part) => part !== 'undefined');
  return parts.length === 1 ? withoutParentheses(parts[0]!) : parts.join(' | ') || text;
}

/** Says each member of a union once: two types may look the same and differ in what the text does not show. */
export function uniqueUnion(text: string): string {
  const parts = splitUnion(text);
  const unique = [...new Set(parts)];
  if (unique.length === parts.length) return text;
  return unique.length === 1 ? withoutParentheses(unique[0]!) : unique.join(' | ');
}

/** The same union with its members in the order of another one, where that has the same members. */
export function inOrderOf(text: string, model: string | undefined): string {
  if (!model || !text.includes(' | ')) return text;
  const parts = splitUnion(text);
  const order = splitUnion(model.replaceAll('"', "'"));
  return parts.length === order.length && order.every((part) => parts.includes(part)) ? order.join(' | ') : text;
}

/** Whether two types say the same, whatever the order of a union's members. */
export function isSameUnion(a: string, b: string): boolean {
  return a === b || inOrderOf(a, b) === b;
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
