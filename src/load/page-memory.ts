// Pages between the loads of a dev server: where a source is the same object as before, its page is the same value, without
// thousands of keys being made to ask the cache for it. Whether it still is what the cache has, the reader looks.
import type { ContentSource } from '../disk/read-sources.ts';
import type { RememberedPage, RememberedPages, RoutedSource } from './page-reader.ts';

export interface PageMemory extends RememberedPages {
  /** Where a source is shown: as it was, or as `make` finds it. */
  routed(source: ContentSource, make: () => readonly RoutedSource[]): readonly RoutedSource[];
  /** What follows from another config is another page. */
  forget(): void;
}

/** Nothing remembered yet. */
export function pageMemory(): PageMemory {
  let routes = new WeakMap<ContentSource, readonly RoutedSource[]>();
  const pages = new WeakMap<RoutedSource, RememberedPage>();
  return {
    routed(source, make) {
      const known = routes.get(source) ?? make();
      routes.set(source, known);
      return known;
    },
    of: (one) => pages.get(one),
    keep: (one, page) => void pages.set(one, page),
    forget: () => void (routes = new WeakMap()),
  };
}
