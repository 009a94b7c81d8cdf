// The service worker of a site, SPEC sections 4 and 7: it belongs to one build and keeps that one's shell whole, and what
// its reader has seen. The next build's worker is another one, which takes over when a page says so.
import type { WorkerFacts, WorkerNews, WorkerRequest } from '../../src/model/worker-facts.ts';
import { answersFrom } from './answers.ts';
import { buildCaches } from './build-caches.ts';
import { searchPaths } from './search-paths.ts';

/** Its file begins with the facts of its site. */
declare const self: ServiceWorkerGlobalScope & { readonly xdocs: WorkerFacts };

/** Pages of the build before that are fetched anew, so that a reader who was online has them offline. */
const mostCarried = 20;

const facts = self.xdocs;
const kept = buildCaches(facts);
const { concerns, answer, fetchMissing } = answersFrom(facts, kept, () => void self.registration.update());
let carried: readonly string[] = [];
/** Once while the worker runs; a page tells of what it loads several times. */
let search: Promise<string[]> | undefined;

async function activate(): Promise<void> {
  carried = (await kept.replaceOthers()).slice(0, mostCarried);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  const news: WorkerNews = { type: 'BUILD', build: facts.build };
  for (const client of await self.clients.matchAll()) client.postMessage(news);
}

async function keepVisited(page: string, files: readonly string[]): Promise<void> {
  const pages = [page, ...carried];
  carried = [];
  await fetchMissing([...pages, ...files]);
  search ??= searchPaths(facts);
  await fetchMissing(await search);
}

self.addEventListener('install', (event) => event.waitUntil(kept.fill()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const request = event.data as WorkerRequest;
  if (request.type === 'SKIP_WAITING') void self.skipWaiting();
  if (request.type === 'KEEP') event.waitUntil(keepVisited(request.page, request.files));
});
self.addEventListener('fetch', (event) => {
  if (concerns(event.request)) event.respondWith(answer(event));
});
