// The Markdown of API descriptions, which is little: paragraphs, lists, fences, code, emphasis, links.
// In: Markdown from doc comments. Out: HTML in which nothing of the source is markup unless it is listed here.

import { escapeHtml } from '../../src/model/escape-html.ts';

const fence = /^```[^\n]*\n([\s\S]*?)\n?```$/;
const listLine = /^\s*(?:[-*]|\d+\.)\s+/;

function isSafe(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|[/#.])/.test(href);
}

function linkOf(text: string, href: string): string {
  return isSafe(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
}

/** Markup inside a line, outside code. The text is escaped first, so that patterns see no angle brackets. */
function phraseOf(text: string): string {
  return escapeHtml(text)
    .replace(/\{@link\s+(https?:\/\/\S+?)(?:[\s|]+([^}]+))?\}/g, (_, href: string, label?: string) => linkOf(label ?? href, href))
    .replace(/\{@link(?:code)?\s+([^}|\s]+)(?:[\s|]+([^}]+))?\}/g, (_, name: string, label?: string) => `<code>${label ?? name}</code>`)
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, href: string) => linkOf(label, href.replace(/&amp;/g, '&')))
    .replace(/(^|[\s(])(https?:\/\/[^\s<)]*[^\s<).,;:])/g, (_, before: string, href: string) => `${before}${linkOf(href, href.replace(/&amp;/g, '&'))}`)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])[*_]([^*_\s][^*_]*)[*_](?=[\s).,;:!?]|$)/g, '$1<em>$2</em>')
    .replace(/&lt;br\s*\/?&gt;/g, '<br>');
}

/** One line or paragraph of text: code spans are taken as they are, the rest may hold links and emphasis. */
export function inlineHtmlOf(text: string): string {
  return text
    .split(/(`+[^`]+`+)/)
    .map((part) => {
      const code = /^(`+)([^`]+)\1$/.exec(part);
      return code?.[2] === undefined ? phraseOf(part) : `<code>${escapeHtml(code[2].trim())}</code>`;
    })
    .join('');
}

function listHtmlOf(lines: readonly string[]): string {
  const items: string[] = [];
  for (const line of lines) {
    if (listLine.test(line)) items.push(line.replace(listLine, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim());
  }
  return `<ul>${items.map((item) => `<li>${inlineHtmlOf(item)}</li>`).join('')}</ul>`;
}

function paragraphHtmlOf(paragraph: string): string {
  const code = fence.exec(paragraph);
  if (code) return `<pre tabindex="0"><code>${escapeHtml(code[1] ?? '')}</code></pre>`;
  const lines = paragraph.split('\n');
  const first = lines.findIndex((line) => listLine.test(line));
  if (first < 0) return `<p>${inlineHtmlOf(paragraph)}</p>`;
  const lead = lines.slice(0, first).join('\n');
  return (lead ? `<p>${inlineHtmlOf(lead)}</p>` : '') + listHtmlOf(lines.slice(first));
}

/** A description as blocks of HTML. */
export function markdownHtmlOf(markdown: string): string {
  return markdown
    .trim()
    .split(/(```[^\n]*\n[\s\S]*?```)|\n\s*\n/)
    .filter((part): part is string => Boolean(part?.trim()))
    .map((part) => paragraphHtmlOf(part.trim()))
    .join('');
}
