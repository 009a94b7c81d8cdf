// API records of the products, read in a worker and cached per product by the exact set of files that were read.
import { projectPath } from '../disk/read-sources.ts';
import { readApiInWorker } from '../api/read-api-in-worker.ts';
import type { ApiReadingWithFiles, ReadApiOptions } from '../api/read-api.ts';
import type { RunWorkerOptions } from '../api/run-worker.ts';
import type { Api, ApiReading } from '../model/api.ts';
import type { Product } from '../model/config.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { workerScript } from './own-package.ts';
import { cacheKey } from './cache-key.ts';
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
 * Reads the types of documented products in one worker, where they share parsed files: fastest where all are wanted.
 *
 * @param running whether the worker is kept for the next reading, and what ends it
 * @returns the readings of the products, in their order
 */
export async function readProducts(
  project: Project,
  products: readonly Product[],
  running: RunWorkerOptions = {},
): Promise<ApiReadingWithFiles[]> {
  const readings = await readInWorker(project, { products }, running);
  const store = project.cache.open(readingStore);
  products.forEach((product, index) => store.set(keyOf(project, product), readings[index]!));
  return readings;
}

/**
 * Reads the record of one page alone, for who waits for it: the others take longer. It is not kept, because a checker
 * that sees all of a product may write a union in another order.
 */
export async function readOneRecord(
  project: Project,
  product: Product,
  pathname: string,
  running: RunWorkerOptions = {},
): Promise<Api | undefined> {
  const [reading] = await readInWorker(project, { products: [product], only: pathname }, running);
  return reading?.apis[0];
}

function readInWorker(
  project: Project,
  wanted: Pick<ReadApiOptions, 'products' | 'only'>,
  running: RunWorkerOptions,
): Promise<ApiReadingWithFiles[]> {
  const { root, base, aliases } = project.config;
  return readApiInWorker(
    { root, base, aliases, configFile: configFileOf(project), ...wanted },
    { script: workerScript('api-worker'), trace: project.trace, ...running },
  );
}

/** The records of products: cached ones from the cache, the others read. Default: of all that are documented. */
export async function loadApi(
  project: Project,
  files: FileSnapshot,
  products: readonly Product[] = documentedProducts(project),
): Promise<ApiReading> {
  const known = new Map(products.map((product) => [product, cachedProductApi(project, product, files)]));
  const missing = products.filter((product) => !known.get(product));
  const read = missing.length > 0 ? await readProducts(project, missing) : [];
  missing.forEach((product, index) => known.set(product, read[index]));
  return joinReadings([...known.values()].filter((reading) => reading !== undefined));
}

/** Several readings as one. What is wrong with a package is told once, though several products document it. */
export function joinReadings(readings: readonly ApiReading[]): ApiReading {
  const problems = new Map(
    readings.flatMap((reading) => reading.problems.map((problem) => [JSON.stringify(problem), problem])),
  );
  return {
    apis: readings.flatMap((reading) => reading.apis),
    left: readings.flatMap((reading) => reading.left ?? []),
    lists: readings.flatMap((reading) => reading.lists ?? []),
    problems: [...problems.values()],
  };
}

/** The file whose lines say which exports get a page, relative to the project. */
function configFileOf({ config: { file, root } }: Project): string {
  return file === undefined ? 'package.json' : projectPath(root, file);
}

function keyOf(project: Project, { id, name, api }: Product): string {
  const { base, aliases, root } = project.config;
  return cacheKey(root, base, aliases, configFileOf(project), id, name, api);
}
