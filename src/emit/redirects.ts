// Redirects for hosts that read `_redirects`, and as small pages for those that only send files.
import { outputPathOf } from '../model/address.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { projectFile } from '../model/project-file.ts';
import { pagesByUrl } from '../model/site.ts';
import type { Emitter } from './emitter.ts';

/** `_redirects` (unless the public folder brings one) and an HTML page at each old address that no page has taken. */
export const redirectPages: Emitter = (site) => {
  const { redirects, publicFiles, config } = site;
  const taken = pagesByUrl(site);
  const free = redirects.filter(({ from }) => !taken.has(from));
  if (free.length === 0) return [];
  const file = projectFile(config.redirects, config.root);
  const lines = () => free.map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`).join('');
  return [
    ...(publicFiles.has('/_redirects') ? [] : [{ path: '_redirects', text: lines }]),
    ...free.map(({ from, to, line }) => ({
      path: outputPathOf(from),
      source: { file, ...(line !== undefined && { line, column: 1 }) },
      text: () => pageOf(to, config.origin ?? '', config.defaultLocale),
    })),
  ];
};

/**
 * A page that leads on by itself and says where to. A script takes the reader's query and fragment along. The refresh,
 * which loses them, could overtake it and is there for who has no scripts.
 */
function pageOf(to: string, origin: string, locale: string): string {
  const href = escapeHtml(to);
  const canonical = escapeHtml(to.startsWith('/') ? origin + to : to);
  const head = [
    '<meta charset="utf-8">',
    '<title>Moved</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    `<script>${leadOn(to)}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>`,
    `<link rel="canonical" href="${canonical}">`,
  ];
  return `<!doctype html>\n<html lang="${escapeHtml(locale)}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n<p>This page has moved to <a href="${href}">${href}</a>.</p>\n</body>\n</html>\n`;
}

/**
 * The reader's query comes after the target's own, the reader's fragment instead of it. Nothing in the target can end
 * the script.
 */
function leadOn(to: string): string {
  const target = JSON.stringify(to).replaceAll('<', '\\u003c');
  return `var to=new URL(${target},location.href),query=location.search;if(query)to.search=to.search?to.search+"&"+query.slice(1):query;if(location.hash)to.hash=location.hash;location.replace(to)`;
}
