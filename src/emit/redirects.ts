// Redirects: as `_redirects` for hosts that support it, and as small pages for purely static hosts.
import { outputPathOf } from '../model/address.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { projectFile } from '../model/project-file.ts';
import { pagesByUrl } from '../model/site.ts';
import { atRoot } from '../model/site-layout.ts';
import type { Emitter } from './emitter.ts';

/** `_redirects`, unless the public folder has one, and an HTML page at each old address without a page. */
export const redirectPages: Emitter = (site) => {
  const { redirects, publicFiles, config } = site;
  const taken = pagesByUrl(site);
  const free = redirects.filter(({ from }) => !taken.has(from));
  if (free.length === 0) return [];
  const file = projectFile(config.redirects, config.root);
  const lines = () => free.map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`).join('');
  return [
    ...(publicFiles.has(atRoot('_redirects', config))
      ? []
      : [{ path: atRoot('_redirects', config).slice(1), text: lines }]),
    ...free.map(({ from, to, line }) => ({
      path: outputPathOf(from),
      source: { file, ...(line !== undefined && { line, column: 1 }) },
      text: () => pageOf(to, config.origin ?? '', config.defaultLocale),
    })),
  ];
};

/**
 * A page that redirects and shows the new address. The script keeps the reader's query and fragment. The refresh, which
 * would lose them, could run before the script, so it is only for readers without scripts.
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
    `<script data-to="${href}">${redirectScript}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>`,
    `<link rel="canonical" href="${canonical}">`,
  ];
  return `<!doctype html>\n<html lang="${escapeHtml(locale)}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n<p>This page has moved to <a href="${href}">${href}</a>.</p>\n</body>\n</html>\n`;
}

/**
 * Appends the reader's query to the target's own, and replaces the target's fragment. The same in all of these pages, so
 * that their policy is, too; the target is an attribute.
 */
const redirectScript =
  'var to=new URL(document.currentScript.dataset.to,location.href),query=location.search;if(query)to.search=to.search?to.search+"&"+query.slice(1):query;if(location.hash)to.hash=location.hash;location.replace(to)';
