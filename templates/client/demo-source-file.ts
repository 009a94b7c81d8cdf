// What a demo has besides its page: other variants of its source, and what an export is made of. In: a demo. Out: its
// file, fetched once.
import type { DemoSourcesFile } from '../../src/model/demo-sources-file.ts';

const known = new Map<string, Promise<unknown>>();

/**
 * The file of a demo: of the element with `data-sources`, or of one in it.
 *
 * @throws Error where there is none, or it cannot be fetched; the next call tries again
 */
export async function sourcesOf(demo: HTMLElement): Promise<DemoSourcesFile> {
  const url = demo.closest<HTMLElement>('[data-sources]')?.dataset['sources'];
  if (!url) throw new Error('This demo has no sources.');
  return jsonAt(url);
}

/** The value of a JSON file, fetched once; a fetch that failed is forgotten. */
export function jsonAt<T>(url: string, options?: RequestInit): Promise<T> {
  const fetched = known.get(url) ?? fetchJson(url, options);
  known.set(url, fetched);
  fetched.catch(() => known.delete(url));
  return fetched as Promise<T>;
}

async function fetchJson(url: string, options: RequestInit | undefined): Promise<unknown> {
  const answer = await fetch(url, options);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}
