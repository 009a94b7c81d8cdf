// A request of a dev server to its answer, from one snapshot.
import { readFile } from 'node:fs/promises';
import { bareErrorPage } from '../emit/bare-error-page.ts';
import { withSlash } from '../model/address.ts';
import { isListed } from '../model/page.ts';
import { XdocsError } from '../model/problem.ts';
import { shortStack } from '../report/short-stack.ts';
import type { Answer, RequestDetails } from '../server/http-server.ts';
import { nearestPages } from '../site/nearest-pages.ts';
import type { Snapshot } from './dev-site.ts';

/** Answers one path: pages rendered on request, modules of demos, files, and a 404 that proposes the nearest pages. */
export async function answerFrom(
  snapshot: Snapshot,
  pathname: string,
  { referer, search = '' }: RequestDetails,
): Promise<Answer> {
  const { config } = snapshot.project;
  const { redirects } = snapshot.loaded.site;
  if (pathname === '/_xdocs/dev.js') return { status: 200, body: snapshot.templates.dev, type: '.js' };
  const home = withSlash(`${config.base}/`);
  if (pathname === '/' && home !== '/') return redirect(encodeURI(home), search);
  const page = snapshot.pages.get(pathname);
  if (page) return { status: 200, body: snapshot.renderer.renderOne(page), type: '.html' };
  if (snapshot.pages.has(withSlash(pathname))) return redirect(encodeURI(withSlash(pathname)), search);
  const twin = pathname.endsWith('/index.md') ? snapshot.pages.get(pathname.slice(0, -'index.md'.length)) : undefined;
  if (twin && isListed(twin)) return { status: 200, body: snapshot.renderer.renderMarkdown(twin), type: '.md' };
  const shell = shellFile(snapshot, pathname);
  if (shell) return shell;
  const moved = redirects.find(({ from }) => from === withSlash(pathname));
  // Of what a writer wrote, only what is not encoded yet is.
  if (moved) return redirect(encodeURI(moved.to).replaceAll('%25', '%'), search);
  const demo = await snapshot.demos.answer(pathname, referer);
  if (demo !== undefined) return { status: 200, body: demo, type: pathname };
  const source = snapshot.renderer.sources.answer(pathname);
  if (source !== undefined) return { status: 200, body: source, type: '.json' };
  const { readerColors } = snapshot.renderer;
  if (pathname === readerColors.url) return { status: 200, body: readerColors.text(), type: '.json' };
  const entries = snapshot.renderer.branches.answer(pathname);
  if (entries !== undefined) return { status: 200, body: entries, type: '.html' };
  const found = await snapshot.search(pathname);
  if (found !== undefined) return { status: 200, body: found, type: pathname };
  const file = (await snapshot.files()).get(pathname);
  if (file)
    return { status: 200, body: 'contents' in file ? file.contents : await readFile(file.copyFrom), type: pathname };
  return {
    status: 404,
    body: snapshot.renderer.renderNotFound(nearestPages(snapshot.loaded.site, pathname)),
    type: '.html',
  };
}

/**
 * The scripts and styles of the shell, which a page waits for before it is drawn: they wait for no list of all files.
 */
function shellFile({ renderer, templates }: Snapshot, pathname: string): Answer | undefined {
  const file =
    templates.files.find(({ path }) => pathname === `/${path}`) ??
    (pathname.endsWith('.css') ? renderer.styleSheetAt(pathname) : undefined);
  return file && 'contents' in file ? { status: 200, body: file.contents, type: pathname } : undefined;
}

/** What is shown where an answer cannot be made: a page that hears when it can be. */
export function failureAnswer({ devScript, project }: Snapshot, error: unknown): Answer {
  return {
    status: 500,
    body: bareErrorPage(
      project.config.defaultLocale,
      error instanceof XdocsError ? error.message : shortStack(error),
      devScript,
    ),
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
