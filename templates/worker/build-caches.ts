// The caches of a build. In: the worker's facts. Out: its shell, complete or not there at all, and what was seen of its
// pages, within bounds. No cache holds anything of two builds: what is named by its content goes by that, and a page is
// kept only by the worker of its own build.
import type { WorkerFacts } from '../../src/model/worker-facts.ts';

/** Bounds of what was seen: entries, bytes of all, bytes of one. */
const [maxEntries, maxBytes, maxOne] = [300, 25_000_000, 2_000_000];
/** Counting takes a look at every entry, so it waits until so many, or so many bytes, have come. */
const [uncounted, uncountedBytes] = [10, 1_000_000];
const sizeHeader = 'x-xdocs-bytes';

export interface BuildCaches {
  /** Fetches the whole shell. Rejects, and leaves nothing, where a part of it cannot be had or is of another build. */
  fill(): Promise<void>;
  /** What is kept at a URL path, whatever the query. */
  find(path: string): Promise<Response | undefined>;
  /** Keeps an answer, in the place of an older one. What a browser refuses to keep is not kept. */
  keep(path: string, answer: Response): Promise<void>;
  /** URL paths of the pages that are kept, the newest first. */
  pages(): Promise<string[]>;
  /** Removes the caches of all other builds; gives the pages that they had, the newest first. */
  replaceOthers(): Promise<string[]>;
}

/** The build that an HTML document says it is of. */
export function buildOf(html: string): string | undefined {
  return /<html[^>]* data-xd-build="(\w+)"/.exec(html)?.[1];
}

/** Opens the caches of the worker's build when they are needed. */
export function buildCaches({ base, build, shell, extras, offline }: WorkerFacts): BuildCaches {
  const prefix = `xdocs ${base}/ `;
  const [shellName, seenName] = [`${prefix}${build} shell`, `${prefix}${build} seen`];
  // A browser ends a worker that has nothing to do: what came before that is counted with the next.
  let [entries, bytesSince] = [uncounted, 0];
  let turn: Promise<unknown> = Promise.resolve();

  /** Removes the oldest until what is left is within bounds. */
  async function trim(): Promise<void> {
    const cache = await caches.open(seenName);
    const [requests, answers] = [await cache.keys(), await cache.matchAll()];
    const sizes = answers.map(({ headers }) => Number(headers.get(sizeHeader)));
    let bytes = sizes.reduce((sum, size) => sum + size, 0);
    for (let index = 0; requests.length - index > maxEntries || bytes > maxBytes; index++) {
      await cache.delete(requests[index]!);
      bytes -= sizes[index]!;
    }
  }

  return {
    async fill() {
      const cache = await caches.open(shellName);
      try {
        // A host may tell browsers to keep what is not named by its content.
        await cache.addAll([...shell, new Request(offline, { cache: 'no-cache' })]);
        const page = await cache.match(offline);
        // While this was loaded, the next build may have been published.
        if (buildOf(await page!.text()) !== build) throw new Error(`${offline} is of another build.`);
      } catch (error) {
        await caches.delete(shellName);
        throw error;
      }
      await Promise.allSettled(extras.map((url) => cache.add(new Request(url, { cache: 'no-cache' }))));
    },
    async find(path) {
      // What was seen is newer than what came with the shell.
      for (const name of [seenName, shellName]) {
        const found = await caches.match(path, { cacheName: name, ignoreSearch: true, ignoreVary: true });
        if (found) return found;
      }
      return undefined;
    },
    async keep(path, answer) {
      const body = await answer.arrayBuffer();
      if (body.byteLength > maxOne) return;
      const headers = new Headers(answer.headers);
      // The body is decoded already.
      headers.delete('content-encoding');
      headers.set(sizeHeader, String(body.byteLength));
      try {
        const cache = await caches.open(seenName);
        await cache.put(path, new Response(body, { headers }));
        entries++;
        bytesSince += body.byteLength;
        if (entries < uncounted && bytesSince < uncountedBytes) return;
        entries = bytesSince = 0;
        await (turn = turn.then(trim).catch(() => undefined));
      } catch {
        // No room: the page works as well without.
      }
    },
    pages: () => pagesIn(seenName),
    async replaceOthers() {
      const others = (await caches.keys()).filter(
        (name) => name.startsWith(prefix) && name !== shellName && name !== seenName,
      );
      const pages = await Promise.all(others.map(pagesIn));
      await Promise.all(others.map((name) => caches.delete(name)));
      return pages.flat();
    },
  };
}

async function pagesIn(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith('/'))
    .reverse();
}
