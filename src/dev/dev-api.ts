// API records in a dev server: what the cache knows at once, the rest one product after the other in a worker, a
// product that somebody waits for first. A product whose files are saved is read again; until then its old pages stay.
import { sep } from 'node:path';
import type { ApiReadingWithFiles } from '../api/read-api.ts';
import type { ApiReading } from '../model/api.ts';
import type { Product } from '../model/config.ts';
import { withSlash } from '../model/address.ts';
import { cachedProductApi, documentedProducts, joinReadings, readOneRecord, readProducts } from '../load/load-api.ts';
import { ownTypesOf, type OwnTypes } from '../load/own-types.ts';
import type { Project } from '../load/project.ts';

export interface DevApi {
  /** What is known by now. */
  reading(): ApiReading;
  /** Whether every product is read. */
  complete(): boolean;
  /** Settles when the product whose pages lie at a pathname is read; says whether that changed anything. */
  waitFor(pathname: string): Promise<boolean>;
  /**
   * Reads what is missing or has changed; calls back after each product. Where it is at that already, it goes on with
   * it.
   */
  readRest(onRead: () => void): Promise<void>;
  /** Absolute paths of what products were read from and a developer may save. */
  watched(): string[];
  /** Notes saved files; says whether a product is to be read again. */
  follow(changed: readonly string[]): boolean;
  /** Ends what is being read. */
  close(): void;
}

/** Time after which all of a product is read, where the page that is shown was read alone. */
const quietMs = 1500;

/** Starts with the cache; nothing is read before it is asked for. */
export function devApi(project: Project): DevApi {
  const products = documentedProducts(project);
  const readings = new Map<string, ApiReadingWithFiles>();
  const own = new Map<string, OwnTypes>();
  /** Products that have a reading of files as they were. */
  const stale = new Set<string>();
  const keep = (id: string, reading: ApiReadingWithFiles) => {
    readings.set(id, reading);
    const found = ownTypesOf(reading.reads, project.config.root);
    // What a product was read from once may come back, though it was not there when it was read last.
    own.set(id, { ...found, watched: [...new Set([...(own.get(id)?.watched ?? []), ...found.watched])] });
  };
  const isAsRead = ({ id }: Product) => project.disk.files().unchanged([...own.get(id)!.files.values()]);
  const files = project.disk.files();
  for (const product of products) {
    const known = cachedProductApi(project, product, files);
    if (known) keep(product.id, known);
  }
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, unknown>();
  const ending = new AbortController();
  const read = (product: Product) => {
    const { id } = product;
    const started =
      running.get(id) ??
      readProducts(project, [product], { signal: ending.signal, keep: true })
        .then(([reading]) => {
          keep(id, reading!);
          // Of what was saved meanwhile, nobody knows which content was read.
          if (isAsRead(product)) stale.delete(id);
          else stale.add(id);
        })
        .finally(() => running.delete(id));
    running.set(id, started);
    return started;
  };
  /** The page that was asked for last. */
  let shown: string | undefined;
  /** Puts the record of the page that is shown in the place of its old one: whoever saved a source looks at it. */
  const readShown = async (product: Product): Promise<boolean> => {
    const { id } = product;
    const old = readings.get(id)?.apis.find(({ pathname }) => pathname === shown);
    if (!old) return false;
    const fresh = await readOneRecord(project, product, old.pathname, { signal: ending.signal, keep: true }).catch(
      // The reading of all says why.
      () => undefined,
    );
    const reading = readings.get(id)!;
    if (!fresh || JSON.stringify(fresh) === JSON.stringify(old)) return false;
    readings.set(id, { ...reading, apis: reading.apis.map((api) => (api.pathname === old.pathname ? fresh : api)) });
    return true;
  };
  let saves = 0;
  let endQuiet = () => {};
  /** Settles after a while, or with the next save. */
  const quiet = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, quietMs);
      endQuiet = () => {
        clearTimeout(timer);
        done();
      };
    });
  const isFresh = ({ id }: Product) => readings.has(id) && !stale.has(id);
  let isReading = false;
  return {
    reading: () => joinReadings(products.flatMap((product) => readings.get(product.id) ?? [])),
    complete: () => readings.size === products.length,
    async waitFor(pathname) {
      if (pathname.endsWith('/')) shown = pathname;
      const product = products.find(({ api }) => withSlash(pathname).startsWith(withSlash(api!.pathname)));
      if (!product || readings.has(product.id)) return false;
      await read(product);
      return true;
    },
    async readRest(onRead) {
      if (isReading) return;
      isReading = true;
      failures.clear();
      const next = () =>
        ending.signal.aborted ? undefined : products.find((product) => !isFresh(product) && !failures.has(product.id));
      for (let product = next(); product; product = next()) {
        // One at a time: a product that a reader waits for must not share the processor with the rest.
        await Promise.allSettled(running.values());
        if (isFresh(product)) continue;
        const before = saves;
        if (await readShown(product)) {
          onRead();
          // Whoever saves again soon waits for that page, not for all of the product.
          if (before === saves) await quiet();
          if (before !== saves) continue;
        }
        // One that fails holds up no other.
        await read(product).then(onRead, (error: unknown) => failures.set(product!.id, error));
      }
      isReading = false;
      for (const error of failures.values()) throw error;
    },
    watched: () => [...own.values()].flatMap(({ watched }) => watched),
    follow(changed) {
      let isAny = false;
      for (const product of products) {
        const { files: known, watched } = own.get(product.id) ?? { files: new Map(), watched: [] };
        const touched = changed.filter((path) => watched.some((one) => path === one || path.startsWith(one + sep)));
        const hasNew = touched.some((path) => !known.has(path) && /\.(?:[cm]?ts|tsx|json)$/.test(path));
        if (!hasNew && (touched.length === 0 || isAsRead(product))) continue;
        stale.add(product.id);
        failures.delete(product.id);
        isAny = true;
      }
      if (isAny) {
        saves++;
        endQuiet();
      }
      return isAny;
    },
    close() {
      ending.abort();
      endQuiet();
    },
  };
}
