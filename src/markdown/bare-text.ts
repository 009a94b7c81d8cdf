// What is left of a Markdown text for a look at its words: code, and the addresses of links and tags, are gone. Only
// where that is sure from the line alone; what is in doubt stays. In: a text. Out: a shorter one, with blocks and lines
// apart as before.

/** A text without its code: that of fences at the start of lines, and spans where no line leaves one open. */
export function withoutCode(text: string): string {
  const unfenced = withoutFences(text);
  // A pattern's lines end at other characters, too; looking beyond them would be done again from each.
  const isSure = !/``|\\`|^[^`\n\u2028\u2029]*(?:`[^`\n\u2028\u2029]*`[^`\n\u2028\u2029]*)*`[^`\n\u2028\u2029]*$/m.test(
    unfenced,
  );
  return isSure ? unfenced.replace(/`[^`\n]+`/g, '`x`') : unfenced;
}

function withoutFences(text: string): string {
  if (!/^(?:```|~~~)/m.test(text)) return text;
  let result = '';
  let done = 0;
  let fence: string | undefined;
  for (const { 0: line, 1: marks, 2: info, index } of text.matchAll(/^(`{3,}|~{3,})(.*)$/gm)) {
    if (fence === undefined && !(marks![0] === '`' && info!.includes('`'))) {
      fence = marks!;
      result += text.slice(done, index);
      done = text.length;
    } else if (fence !== undefined && marks!.startsWith(fence) && !info!.trim()) {
      fence = undefined;
      done = index + line.length;
    }
  }
  return result + text.slice(done);
}

const title = String.raw`(?: +"[^"\n\\]*"| +'[^'\n\\]*')?`;
const target = String.raw`\]\([^\s()<>\\` + '`' + String.raw`]*${title}\)`;
/** With code in it that {@link withoutCode} has been sure of, and no other. */
const label = String.raw`(?:[^[\]\n<\\` + '`]|`x`)*';
const image = new RegExp(String.raw`(?<!\\)!\[${label}${target}`, 'g');
const link = new RegExp(String.raw`(?<![\\!])\[(${label})${target}`, 'g');
const tag = /(?<!\\)<[a-z][\w-]*(?: +[a-z_:][\w.:-]*(?:="[^"<>`\n]*")?)* *\/?>/gi;
const autolink = /(?<!\\)<(?:https?:\/\/[^\s<>]*|[\w.+-]+@[a-z0-9]+(?:[.-][a-z0-9]+)*)>/gi;

/**
 * A text without images, plain tags, addresses in angle brackets, and the addresses of links. Links keep their words.
 */
export function withoutLinks(text: string): string {
  return text.replace(autolink, '<>').replace(tag, '<>').replace(image, 'x').replace(link, '$1)');
}
