// A long type as somebody would write it down. In and out: its text.
import { splitUnion } from './union-text.ts';

/** What is not longer is read at a glance. */
const glance = 60;

/** The members of an object and the parts of a union, each on a line of its own. */
export function typeLinesOf(type: string): string {
  if (type.length <= glance) return type;
  const object = /^((?:readonly )?)\{ (.+;) \}((?:\[\])*)$/.exec(type);
  const members = object && membersIn(object[2]!);
  if (members) return `${object[1]}{\n${members.map((member) => `  ${member}\n`).join('')}}${object[3]}`;
  const parts = splitUnion(type);
  return parts.length > 1 ? parts.map((part) => `| ${part}`).join('\n') : type;
}

/** `a: string;` and the others; `undefined` where the text is more than the inside of one object. */
function membersIn(text: string): string[] | undefined {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]!;
    if (quote) {
      if (character === quote && text[index - 1] !== '\\') quote = '';
    } else if (`'"\``.includes(character)) quote = character;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth < 0) return undefined;
    if (character === ';' && depth === 0 && !quote) {
      members.push(text.slice(start, index + 1).trim());
      start = index + 1;
    }
  }
  return members;
}
