// The query of the address as state. In: steps back and forward, and `go`. Out: the query, which is
// empty on the server and while the page hydrates.
import * as React from 'react';

const listeners = new Set<() => void>();
/**
 * Where a document may not change its address (one from `srcdoc`, a sandbox), the query is kept
 * here.
 */
let kept: string | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const current = () => kept ?? location.search;

function go(query: string, { replaces = false } = {}): void {
  // The path stands for an empty query, and what follows the # stays.
  const url = (query === '?' ? location.pathname : query) + location.hash;
  try {
    if (replaces) history.replaceState(history.state, '', url);
    else history.pushState(null, '', url);
    kept = undefined;
  } catch {
    kept = query;
  }
  for (const listener of listeners) listener();
}

/**
 * The query, from its question mark on, and a function that changes it: a step that can be gone
 * back, or none.
 */
export function useQuery(): readonly [query: string, go: typeof go] {
  return [React.useSyncExternalStore(subscribe, current, () => ''), go];
}
