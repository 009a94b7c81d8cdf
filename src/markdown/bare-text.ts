// Strips Markdown down to its words: removes code, and the URLs of links and tags, wherever a single line suffices to
// recognize them. Anything ambiguous stays. In: a text. Out: a shorter one with the same blocks and lines.

/**
 * A text without fenced code (fences at the start of a line) and, if no line leaves a code span open, without code
 * spans.
 */
export function withoutCode(text: string): string {
  const unfenced = withoutFences(text);
  // In a pattern, `^` also matches after U+2028 and U+2029: without excluding them, the search would be quadratic.
  const isCertain =
    !/``|\\`|^[^`\n\u2028\u2029]*(?:`[^`\n\u2028\u2029]*`[^`\n\u2028\u2029]*)*`[^`\n\u2028\u2029]*$/m.test(unfenced);
  return isCertain ? unfenced.replace(/`[^`\n]+`/g, '`x`') : unfenced;
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
/** May contain code that {@link withoutCode} has replaced, and no other. */
const label = String.raw`(?:[^[\]\n<\\` + '`]|`x`)*';
const image = new RegExp(String.raw`(?<!\\)!\[${label}${target}`, 'g');
const link = new RegExp(String.raw`(?<![\\!])\[(${label})${target}`, 'g');
const tag = /(?<!\\)<[a-z][\w-]*(?: +[a-z_:][\w.:-]*(?:="[^"<>`\n]*")?)* *\/?>/gi;
const autolink = /(?<!\\)<(?:https?:\/\/[^\s<>]*|[\w.+-]+@[a-z0-9]+(?:[.-][a-z0-9]+)*)>/gi;

/** A text without images, plain tags, autolinks, and the URLs of links. Links keep their text. */
export function withoutLinks(text: string): string {
  return text.replace(autolink, '<>').replace(tag, '<>').replace(image, 'x').replace(link, '$1)');
}
