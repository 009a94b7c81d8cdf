// How the worker answers a request. What is named by its content comes from the cache, else from the network; everything
// else from the network, and from the cache where there is none. Pages of another build than the worker's are handed on,
// never kept.
import { isNamedByContent, siteBuildUrl } from '../../src/model/site-build.ts';
import type { WorkerFacts } from '../../src/model/worker-facts.ts';
import { buildOf, type BuildCaches } from './build-caches.ts';
import { offlinePage } from './offline-page.ts';

/** Kept from outside of the site's folder, where a public folder lies. */
const looks: readonly string[] = ['image', 'font', 'style'];

export interface Answers {
  /** Whether a request is the worker's affair. */
  concerns(request: Request): boolean;
  answer(event: FetchEvent): Promise<Response>;
  /** Fetches and keeps what is not kept yet, as far as it is the worker's affair. */
  fetchMissing(urls: readonly string[]): Promise<void>;
}

/**
 * Answers from the caches of a build.
 *
 * @param onOtherBuild told when a page of another build has come
 */
export function answersFrom(facts: WorkerFacts, kept: BuildCaches, onOtherBuild: () => void): Answers {
  const { base } = facts;
  const live: readonly string[] = [siteBuildUrl(base), `${base}/sw.js`, `${base}/_feedback`];

  async function keep(path: string, answer: Response): Promise<void> {
    if (!answer.ok || answer.redirected || answer.type !== 'basic') return;
    if (answer.headers.get('cache-control')?.includes('no-store')) return;
    const isDocument = answer.headers.get('content-type')?.startsWith('text/html');
    if (isNamedByContent(path, base)) {
      // Some hosts answer with a page for what is not there.
      if (!isDocument || path.endsWith('.html')) await kept.keep(path, answer);
    } else if (!isDocument) {
      // A file; what has no extension may be a program's answer.
      if (/\.\w+$/.test(path)) await kept.keep(path, answer);
    } else if (buildOf(await answer.clone().text()) === facts.build) await kept.keep(path, answer);
    else onOtherBuild();
  }

  async function lasting(event: FetchEvent, path: string): Promise<Response> {
    const found = await kept.find(path);
    if (found) return found;
    const answer = await fetch(event.request);
    event.waitUntil(keep(path, answer.clone()));
    return answer;
  }

  async function fresh(event: FetchEvent, path: string): Promise<Response> {
    const { request } = event;
    try {
      // A browser may have asked while the worker started.
      const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
      event.waitUntil(keep(path, answer.clone()));
      return answer;
    } catch {
      const found = await kept.find(path);
      return found ?? (request.mode === 'navigate' ? offlinePage(facts, kept) : Response.error());
    }
  }

  return {
    concerns({ method, url, headers, destination }) {
      const { origin, pathname } = new URL(url);
      if (method !== 'GET' || origin !== location.origin || headers.has('range') || live.includes(pathname))
        return false;
      return pathname.startsWith(`${base}/`) || looks.includes(destination);
    },
    answer(event) {
      const path = new URL(event.request.url).pathname;
      return isNamedByContent(path, base) ? lasting(event, path) : fresh(event, path);
    },
    async fetchMissing(urls) {
      for (const url of urls) {
        const { origin, pathname } = new URL(url, location.href);
        if (origin !== location.origin || live.includes(pathname) || (await kept.find(pathname))) continue;
        // What a page has just loaded is in the browser's own cache.
        await fetch(pathname).then(
          (answer) => keep(pathname, answer),
          () => undefined,
        );
      }
    },
  };
}
