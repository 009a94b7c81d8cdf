// The HTML document around a page: head, styles, scripts. In: a page's view and its slots. Out: one HTML text.
import { escapeHtml } from '../model/escape-html.ts';
import type { PageView } from '../model/view.ts';

export interface DocumentParts {
  readonly view: PageView;
  /** The body: the frame with its slots filled. */
  readonly body: string;
  readonly stylesheet: string;
  readonly script: string;
  readonly inline: string;
  /** Emotion's rules for the page's demos, by id. */
  readonly styles: Readonly<Record<string, string>>;
  readonly favicon?: string;
  /** Further elements for the head: what a dev server needs. */
  readonly extraHead?: string;
}

/** Writes the document. */
export function documentOf({ view, body, stylesheet, script, inline, styles, favicon, extraHead = '' }: DocumentParts): string {
  const title = escapeHtml(view.documentTitle);
  const description = escapeHtml(view.description);
  const head = [
    '<meta charset="utf-8">',
    `<title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    view.description && `<meta name="description" content="${description}">`,
    view.kind === 'not-found' && '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    view.canonical && `<link rel="canonical" href="${escapeHtml(view.canonical)}">`,
    ...view.alternates.map(({ locale, href }) => `<link rel="alternate" hreflang="${escapeHtml(locale)}" href="${escapeHtml(href)}">`),
    view.markdown && `<link rel="alternate" type="text/markdown" href="${escapeHtml(view.markdown)}">`,
    `<meta property="og:title" content="${title}">`,
    view.description && `<meta property="og:description" content="${description}">`,
    // Without a link, browsers ask for /favicon.ico: a request that fails on every site that has none.
    favicon ? `<link rel="icon" href="${escapeHtml(favicon)}"${favicon.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>` : '<link rel="icon" href="data:,">',
    `<script>${inline}</script>`,
    `<link rel="stylesheet" href="${stylesheet}">`,
    styleElement(styles),
    `<script type="module" src="${script}"></script>`,
    extraHead,
  ];
  return `<!doctype html>\n<html lang="${escapeHtml(view.locale)}" dir="ltr" data-mui-color-scheme="light">\n<head>\n${head.filter(Boolean).join('\n')}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
}

/** One style element as Emotion expects to find it when it starts in the browser. */
function styleElement(styles: Readonly<Record<string, string>>): string {
  const ids = Object.keys(styles);
  if (ids.length === 0) return '';
  const css = Object.values(styles).join('').replaceAll('</', '<\\/');
  return `<style data-emotion="css ${ids.join(' ')}">${css}</style>`;
}
