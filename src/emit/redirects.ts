// Redirects for hosts that read `_redirects`, and as small pages for those that only send files.
import { outputPathOf } from '../model/address.ts';
import { escapeHtml } from '../model/escape-html.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { EmitSources } from './emit-sources.ts';

/** `_redirects` (unless the public folder brings one) and an HTML page at each old address that no page has taken. */
export function redirectFiles({ site }: EmitSources): OutputFile[] {
  const { redirects, publicFiles, config } = site;
  const free = redirects.filter(({ from }) => !site.pages.get(config.defaultLocale)!.has(from));
  if (free.length === 0) return [];
  const lines = free.map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`).join('');
  return [
    ...(publicFiles.has('/_redirects') ? [] : [{ path: '_redirects', contents: lines }]),
    ...free.map(({ from, to }) => ({ path: outputPathOf(from), contents: pageOf(to, config.origin ?? '', config.defaultLocale) })),
  ];
}

/** A page that leads on by itself, without a script, and says where to. */
function pageOf(to: string, origin: string, locale: string): string {
  const href = escapeHtml(to);
  const canonical = escapeHtml(to.startsWith('/') ? origin + to : to);
  const head = [
    '<meta charset="utf-8">', '<title>Moved</title>', '<meta name="viewport" content="width=device-width, initial-scale=1">', '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">', `<meta http-equiv="refresh" content="0; url=${href}">`, `<link rel="canonical" href="${canonical}">`,
  ];
  return `<!doctype html>\n<html lang="${escapeHtml(locale)}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n<p>This page has moved to <a href="${href}">${href}</a>.</p>\n</body>\n</html>\n`;
}
