// Pages between the loads of a dev server: where a source is the same object as before, its page is the same value, without
// thousands of keys being made to ask the cache for it.
import type { ContentSource } from '../disk/read-sources.ts';
import type { LoadedPage, RememberedPages, RoutedSource } from './page-reader.ts';

export interface PageMemory extends RememberedPages {
  /** Where a source is shown: as it was, or as `make` finds it. */
  routed(source: ContentSource, make: () => readonly RoutedSource[]): readonly RoutedSource[];
  /** What follows from another config is another page. */
  forget(): void;
}

/** Nothing remembered yet. */
export function pageMemory(): PageMemory {
  let routes = new WeakMap<ContentSource, readonly RoutedSource[]>();
  const pages = new WeakMap<RoutedSource, { readonly routing: string; readonly page: LoadedPage }>();
  return {
    routed(source, make) {
      const known = routes.get(source) ?? make();
      routes.set(source, known);
      return known;
    },
    of(one, routing) {
      const known = pages.get(one);
      return known?.routing === routing ? known.page : undefined;
    },
    keep: (one, routing, page) => void pages.set(one, { routing, page }),
    forget: () => void (routes = new WeakMap()),
  };
}
