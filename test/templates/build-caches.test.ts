// What a service worker keeps, and how much at most.
import { beforeEach, expect, it, vi } from 'vitest';
import type { WorkerFacts } from '../../src/model/worker-facts.ts';
import { buildCaches, buildOf } from '../../templates/worker/build-caches.ts';

/** The Cache API in memory, as far as the worker uses it. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
  async matchAll() {
    return [...this.entries.values()];
  }
  async match(path: string) {
    return this.entries.get(absolute(path))?.clone();
  }
  async put(path: string, answer: Response) {
    this.entries.delete(absolute(path));
    this.entries.set(absolute(path), answer);
  }
  async delete({ url }: Request) {
    return this.entries.delete(url);
  }
}

function absolute(path: string): string {
  return new URL(path, 'https://velo.example').href;
}

const caches = new Map<string, MemoryCache>();
const opened = (name: string) => caches.get(name) ?? caches.set(name, new MemoryCache()).get(name)!;

beforeEach(() => {
  caches.clear();
  vi.stubGlobal('caches', {
    open: async (name: string) => opened(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: (path: string, { cacheName }: { cacheName: string }) => opened(cacheName).match(path),
  });
  return () => vi.unstubAllGlobals();
});

const facts: WorkerFacts = {
  base: '/x',
  build: 'second',
  shell: [],
  extras: [],
  search: '/x/_search/en.json',
  offline: '/x/offline.html',
};
const sized = (bytes: number) => new Response(new Uint8Array(bytes));

it('holds so many entries and so many bytes, the latest of them', async () => {
  const kept = buildCaches(facts);
  for (let index = 0; index < 411; index++) await kept.keep(`/x/page-${index}/`, sized(10));
  const pages = await kept.pages();
  expect(pages).toHaveLength(300);
  expect([pages[0], pages.at(-1)]).toEqual(['/x/page-410/', '/x/page-111/']);
  for (let index = 0; index < 41; index++) await kept.keep(`/x/large-${index}.png`, sized(1_900_000));
  const bytes = [...opened('xdocs /x/ second seen').entries.values()].map(({ headers }) =>
    Number(headers.get('x-xdocs-bytes')),
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000_000);
  expect(await kept.find('/x/large-40.png')).toBeDefined();
  await kept.keep('/x/film.mp4', sized(2_000_001));
  expect(await kept.find('/x/film.mp4')).toBeUndefined();
});

it('keeps a page that is visited again longer than one that is not', async () => {
  const kept = buildCaches(facts);
  for (const page of ['a', 'b', 'a']) await kept.keep(`/x/${page}/`, sized(1));
  expect(await kept.pages()).toEqual(['/x/a/', '/x/b/']);
});

it('leaves what is not of this site, and knows which pages the build before had', async () => {
  for (const name of ['of somebody else', 'xdocs /x/y/ first seen', 'xdocs /x/ first shell', 'xdocs /x/ second shell'])
    opened(name);
  await opened('xdocs /x/ first seen').put('/x/a/', sized(1));
  await opened('xdocs /x/ first seen').put('/x/b.png', sized(1));
  expect(await buildCaches(facts).replaceOthers()).toEqual(['/x/a/']);
  expect([...caches.keys()].sort()).toEqual(['of somebody else', 'xdocs /x/ second shell', 'xdocs /x/y/ first seen']);
});

it('goes without what a browser has no room for', async () => {
  opened('xdocs /x/ second seen').put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  const kept = buildCaches(facts);
  await kept.keep('/x/a/', sized(1));
  expect(await kept.pages()).toEqual([]);
});

it('reads of which build a page is, where it says so', () => {
  expect(buildOf('<!doctype html>\n<html lang="en" data-xd-build="ab12">')).toBe('ab12');
  expect(buildOf('<html lang="en"><p data-xd-build="ab12">')).toBeUndefined();
});
