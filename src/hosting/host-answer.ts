// What a host of static files answers to a path: a file, a redirect, or the page for what is missing. In: a pathname and
// a look into the folder. Out: which file with which status and headers. As Netlify and Cloudflare Pages do it.
import { revalidated } from '../model/host-headers.ts';
import { headersOf, type ParsedHeaderRule } from './header-rules.ts';
import { redirectFor, targetWith, type RedirectRule } from './redirect-rules.ts';

export interface HostedSite {
  readonly headers: readonly ParsedHeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** What is at a path below the folder, which has no slash at its ends. */
  readonly look: (path: string) => 'file' | 'folder' | undefined;
}

export interface HostAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Path of the file below the folder; absent for a redirect, and where there is nothing at all. */
  readonly file?: string;
}

/** Read by the host, and told to nobody. */
const kept = ['_headers', '_redirects'];

/** Answers a decoded pathname with its query, which begins with a question mark if there is one. */
export function hostAnswer(pathname: string, search: string, site: HostedSite): HostAnswer {
  const moved = redirectFor(pathname, site.redirects);
  const headers = { 'Cache-Control': revalidated, ...headersOf(pathname, site.headers) };
  if (moved) return { status: moved.status, headers: { ...headers, Location: targetWith(moved.to, search) } };
  const path = pathname.slice(1);
  if (isServed(path)) {
    const index = `${path}${path === '' || path.endsWith('/') ? '' : '/'}index.html`;
    if (!path.endsWith('/') && site.look(path) === 'file') return { status: 200, headers, file: path };
    if (site.look(index) === 'file') {
      if (path === '' || path.endsWith('/')) return { status: 200, headers, file: index };
      return { status: 301, headers: { ...headers, Location: encodeURI(`${pathname}/`) + search } };
    }
  }
  // What is missing today may be there after the next build.
  const missing = { ...headers, 'Cache-Control': revalidated };
  return { status: 404, headers: missing, ...(site.look('404.html') === 'file' && { file: '404.html' }) };
}

/** Whether a path may be a reader's: no folder above, no file that is hidden or the host's own. */
function isServed(path: string): boolean {
  // A path that begins with two slashes is the address of another host to a browser that is led there.
  if (/[\\\0]|^\/|\/\//.test(path) || kept.includes(path)) return false;
  return !path.split('/').some((name) => name.startsWith('.') && name !== '.well-known');
}
