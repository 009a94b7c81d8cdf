// A request of a dev server to its answer, from one snapshot: a file of the output, a redirect, or a page that says that
// there is none.
import { readFile } from 'node:fs/promises';
import { bareErrorPage } from '../emit/bare-error-page.ts';
import { withSlash } from '../model/address.ts';
import { outputParts } from '../output/output-parts.ts';
import { outputFileAt } from '../output/site-output.ts';
import { failureText } from '../report/failure-text.ts';
import type { Answer, RequestDetails } from '../server/http-server.ts';
import { nearestPages } from '../site/nearest-pages.ts';
import type { Snapshot } from './snapshot.ts';

/** Parts that can be made before every page is read. */
const partsOfSomePages = outputParts.filter(({ needsAllPages }) => !needsAllPages);

/** Answers one path. Where there is no file, the answer is a 404 that proposes the nearest pages. */
export async function answerFrom(
  snapshot: Snapshot,
  pathname: string,
  { referer, search = '' }: RequestDetails,
): Promise<Answer> {
  const { loaded, output, templates } = snapshot;
  if (pathname === '/_xdocs/dev.js') return { status: 200, body: templates.dev, type: '.js' };
  const target = redirectOf(snapshot, pathname);
  if (target !== undefined) return redirect(target, search);
  const path = pathname.slice(1) + (pathname.endsWith('/') ? 'index.html' : '');
  const parts = loaded.unread ? partsOfSomePages : outputParts;
  const file = await outputFileAt(path, output, { referer }, parts);
  if (!file)
    return { status: 404, body: output.renderer.renderNotFound(nearestPages(loaded.site, pathname)), type: '.html' };
  const body = 'contents' in file ? file.contents : await readFile(file.copyFrom);
  return { status: 200, body, type: file.path, ...(isOfShell(snapshot, path) && { headers: forGood }) };
}

/** What is named by its content is asked for once. The modules of demos have names of another kind here. */
const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };

function isOfShell({ templates }: Snapshot, path: string): boolean {
  return templates.files.some((file) => file.path === path);
}

/** Where a request is sent on to: from the root to the first page, to the slash of a page, by the site's redirects. */
function redirectOf({ project: { config }, loaded, pages }: Snapshot, pathname: string): string | undefined {
  const home = withSlash(`${config.base}/`);
  if (pathname === '/' && home !== '/') return encodeURI(home);
  if (pages.has(pathname)) return undefined;
  const slashed = withSlash(pathname);
  if (pages.has(slashed)) return encodeURI(slashed);
  const moved = loaded.site.redirects.find(({ from }) => from === slashed);
  // Of what a writer wrote, only what is not encoded yet is.
  return moved && encodeURI(moved.to).replaceAll('%25', '%');
}

/** What is shown where an answer cannot be made: a page that hears when it can be. */
export function failureAnswer({ devScript, project }: Snapshot, error: unknown): Answer {
  return {
    status: 500,
    body: bareErrorPage(project.config.defaultLocale, failureText(error), devScript),
    type: '.html',
  };
}

/**
 * Leads on as the redirects of a built site do: the reader's query comes after the target's own. The fragment is kept
 * by the browser.
 */
function redirect(to: string, search: string): Answer {
  const [, target = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  const query = search && target.includes('?') ? `&${search.slice(1)}` : search;
  return { status: 302, body: '', type: '.txt', headers: { location: target + query + hash } };
}
