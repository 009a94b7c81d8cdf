// API records in a dev server: what the cache knows at once, the rest one product after the other in a worker, a product
// that somebody waits for first.
import type { ApiReading } from '../model/api.ts';
import type { Product } from '../model/config.ts';
import { withSlash } from '../model/address.ts';
import { cachedProductApi, documentedProducts, joinReadings, readProducts } from './load-api.ts';
import type { Project } from './project.ts';

export interface DevApi {
  /** What is known by now. */
  reading(): ApiReading;
  /** Whether every product is read. */
  complete(): boolean;
  /** Settles when the product whose pages lie at a pathname is read; says whether that changed anything. */
  waitFor(pathname: string): Promise<boolean>;
  /** Reads what is missing; calls back after each product. */
  readRest(onRead: () => void): Promise<void>;
  /** Ends what is being read. */
  close(): void;
}

/** Starts with the cache; nothing is read before it is asked for. */
export function devApi(project: Project): DevApi {
  const products = documentedProducts(project);
  const files = project.disk.files();
  const readings = new Map<string, ApiReading>();
  for (const product of products) {
    const known = cachedProductApi(project, product, files);
    if (known) readings.set(product.id, known);
  }
  const running = new Map<string, Promise<void>>();
  const ending = new AbortController();
  const read = (product: Product) => {
    const started = running.get(product.id) ?? readProducts(project, [product], ending.signal).then(([reading]) => void readings.set(product.id, reading!));
    running.set(product.id, started);
    return started;
  };
  return {
    reading: () => joinReadings(products.flatMap((product) => readings.get(product.id) ?? [])),
    complete: () => readings.size === products.length,
    async waitFor(pathname) {
      const product = products.find(({ api }) => withSlash(pathname).startsWith(withSlash(api!.pathname)));
      if (!product || readings.has(product.id)) return false;
      await read(product);
      return true;
    },
    async readRest(onRead) {
      for (const product of products) {
        // One at a time: a product that a reader waits for must not share the processor with the rest.
        await Promise.all(running.values());
        if (readings.has(product.id)) continue;
        await read(product);
        onRead();
      }
    },
    close: () => ending.abort(),
  };
}
