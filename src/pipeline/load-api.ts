// API records of the products, read in a worker and cached by the exact set of files that were read.
import { contentHash } from '../disk/read-sources.ts';
import { readApiInWorker } from '../api/read-api-in-worker.ts';
import type { ApiReading } from '../model/api.ts';
import type { FilesAtHand } from './files-at-hand.ts';
import type { Project } from './project.ts';

/** The cached reading, if no file that it read has changed. */
export function cachedApi(project: Project, files: FilesAtHand): ApiReading | undefined {
  if (!hasApi(project)) return { apis: [], problems: [] };
  const known = project.stores.apis.get(keyOf(project));
  return known && files.unchanged(known.reads) ? known : undefined;
}

/** Reads the types of all products that document packages. */
export async function loadApi(project: Project, files: FilesAtHand): Promise<ApiReading> {
  const known = cachedApi(project, files);
  if (known) return known;
  const { root, base, products } = project.config;
  const reading = await readApiInWorker({ root, base, products });
  project.stores.apis.set(keyOf(project), reading);
  return reading;
}

function hasApi({ config }: Project): boolean {
  return config.products.some((product) => product.api);
}

function keyOf({ config }: Project): string {
  return contentHash(JSON.stringify([config.base, config.products.map(({ id, name, api }) => ({ id, name, api }))]));
}
