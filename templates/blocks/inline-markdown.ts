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

/** Stands for a code span while the text around it is read; what the text itself has of it is dropped. */
const span = '\0';

/**
 * Markup inside a line; code spans are taken out already. The text is escaped first, so that patterns see no angle
 * brackets.
 */
function phraseOf(text: string): string {
  return escapeHtml(text)
    .replace(/\{@link\s+(https?:\/\/[^\s\0]+?)(?:[\s|]+([^}]+))?\}/g, (_, href: string, label?: string) =>
      linkOf(label ?? href, href),
    )
    .replace(/\{@link(?:code)?\s+([^}|\s\0]+)(?:[\s|]+([^}]+))?\}/g, (_, name: string, label?: string) =>
      label?.includes(span) ? label : `<code>${label ?? name}</code>`,
    )
    .replace(/\[([^\]]+)\]\(([^)\s\0]+)\)/g, (_, label: string, href: string) =>
      linkOf(label, href.replace(/&amp;/g, '&')),
    )
    .replace(
      /(^|[\s(\0])(https?:\/\/[^\s<)\0]*[^\s<).,;:\0])/g,
      (_, before: string, href: string) => `${before}${linkOf(href, href.replace(/&amp;/g, '&'))}`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(\0])[*_]([^*_\s][^*_]*)[*_](?=[\s).,;:!?\0]|$)/g, '$1<em>$2</em>')
    .replace(/&lt;br\s*\/?&gt;/g, '<br>');
}

/**
 * One line or paragraph of text. Code spans are taken as they are, also where they are a link's label or emphasized.
 */
export function inlineHtmlOf(text: string): string {
  const codes: string[] = [];
  const rest = text.replaceAll(span, '').replace(/(?<!`)(`+)([^`]+)\1(?!`)/g, (_, ticks: string, code: string) => {
    codes.push(`<code>${escapeHtml(code.trim())}</code>`);
    return span;
  });
  return phraseOf(rest).replaceAll(span, () => codes.shift()!);
}

function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (listLine.test(line)) items.push(line.replace(listLine, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim());
  }
  return items;
}

/** A list as its first line begins it; a number that is not 1 is kept, as each item may be a paragraph of its own. */
function listHtmlOf(lines: readonly string[]): string {
  const [, number] = /^\s*(\d+)\./.exec(lines[0] ?? '') ?? [];
  const start = Number(number);
  const [open, close] =
    number === undefined ? ['<ul>', '</ul>'] : [start === 1 ? '<ol>' : `<ol start="${start}">`, '</ol>'];
  return `${open}${itemsOf(lines)
    .map((item) => `<li>${inlineHtmlOf(item)}</li>`)
    .join('')}${close}`;
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
