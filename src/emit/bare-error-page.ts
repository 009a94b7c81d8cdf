// The last resort: an error page without the shell, for when the shell itself cannot be rendered.
import { escapeHtml } from '../model/escape-html.ts';

/**
 * An HTML document with an error message, in the reader's colour scheme.
 *
 * @param locale language of the page
 * @param message a text of any length
 * @param head further elements of the head
 */
export function bareErrorPage(locale: string, message: string, head = ''): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Error</title>${head}</head>
<body><h1>This page cannot be shown</h1><pre style="white-space:pre-wrap">${escapeHtml(message)}</pre></body></html>
`;
}
