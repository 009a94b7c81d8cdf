// API records of the products, read in a worker and cached per product by the exact set of files that were read.
import { contentHash } from '../disk/read-sources.ts';
import { readApiInWorker } from '../api/read-api-in-worker.ts';
import type { ApiReadingWithFiles } from '../api/read-api.ts';
import type { RunWorkerOptions } from '../api/run-worker.ts';
import type { ApiReading } from '../model/api.ts';
import type { Product } from '../model/config.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { workerScript } from './own-package.ts';
import { storeOf } from './cache.ts';
import { filesUnchanged, recorded } from './memo.ts';
import type { Project } from './project.ts';

const readingStore = storeOf<ApiReadingWithFiles>('apis');

/** The products whose packages are documented. */
export function documentedProducts({ config }: Project): Product[] {
  return config.products.filter((product) => product.api !== undefined);
}

/** A product's reading from the cache, if no file that it read has changed. */
export function cachedProductApi(
  project: Project,
  product: Product,
  files: FileSnapshot,
): ApiReadingWithFiles | undefined {
  return recorded(project.cache.open(readingStore), keyOf(project, product), filesUnchanged(files));
}

/**
 * Reads the types of products in one worker with one program: fastest where all are wanted.
 *
 * @param running whether the worker is kept for the next reading, and what ends it
 * @returns the readings of the products, in their order
 */
export async function readProducts(
  project: Project,
  products: readonly Product[],
  running: RunWorkerOptions = {},
): Promise<ApiReadingWithFiles[]> {
  const { root, base } = project.config;
  const {
    apis,
    lists = [],
    problems,
    reads,
  } = await readApiInWorker({ root, base, products }, { script: workerScript('api-worker'), ...running });
  return products.map((product, index) => {
    // What the program read is not told apart by product, and problems neither: each entry holds for all of them.
    const reading = {
      apis: apis.filter((api) => api.productId === product.id),
      lists: lists.filter((list) => list.productId === product.id),
      problems: index === 0 ? problems : [],
      reads,
    };
    project.cache.open(readingStore).set(keyOf(project, product), reading);
    return reading;
  });
}

/** The records of all products: cached ones from the cache, the others read. */
export async function loadApi(project: Project, files: FileSnapshot): Promise<ApiReading> {
  const products = documentedProducts(project);
  const known = new Map(products.map((product) => [product, cachedProductApi(project, product, files)]));
  const missing = products.filter((product) => !known.get(product));
  const read = missing.length > 0 ? await readProducts(project, missing) : [];
  missing.forEach((product, index) => known.set(product, read[index]));
  return joinReadings([...known.values()].filter((reading) => reading !== undefined));
}

/** Several readings as one. */
export function joinReadings(readings: readonly ApiReading[]): ApiReading {
  return {
    apis: readings.flatMap((reading) => reading.apis),
    lists: readings.flatMap((reading) => reading.lists ?? []),
    problems: readings.flatMap((reading) => reading.problems),
  };
}

function keyOf({ config }: Project, { id, name, api }: Product): string {
  return contentHash(JSON.stringify([config.base, id, name, api]));
}
