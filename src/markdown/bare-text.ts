// Strips Markdown down to its words: removes code, and the URLs of links and tags, wherever a single line suffices to
// recognize them. Anything ambiguous stays. In: a text. Out: a shorter one with the same blocks and lines.
import { htmlAfter, type OpenHtml } from './open-html.ts';

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

/**
 * From the first line on that may or may not be a fence, everything stays: a fence in an open HTML block or comment is
 * text, and one that is indented far is code of a list item, or text.
 */
function withoutFences(text: string): string {
  if (!/^(?:```|~~~)/m.test(text)) return text;
  let result = '';
  let done = 0;
  let html: OpenHtml | undefined;
  let fence: { readonly marks: string; readonly isIndented: boolean } | undefined;
  for (const { 0: line, 1: prefix, 2: marks, 3: rest, index } of text.matchAll(/^([ \t>]*)(`{3,}|~{3,})?(.*)$/gm)) {
    if (fence) {
      if (!marks?.startsWith(fence.marks) || rest!.trim()) continue;
      if (!fence.isIndented) done = index + line.length;
      fence = undefined;
    } else if (marks && !(marks[0] === '`' && rest!.includes('`'))) {
      if (html || /[ \t]{4}|\t/.test(prefix!)) return result + text.slice(done);
      fence = { marks, isIndented: prefix !== '' };
      if (prefix) continue;
      result += text.slice(done, index);
      done = text.length;
    } else {
      if (line.includes('<!--') && !line.includes('-->')) return result + text.slice(done);
      html = htmlAfter(line.trimStart(), html, line.length - line.trimStart().length);
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
