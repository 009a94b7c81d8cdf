// `xdocs api-diff`: what changed between two versions of an API, from the files published for machines.
import { resolve } from 'node:path';
import { diffApi, type ApiPageChanges } from '../model/api-diff.ts';
import type { ApiIndexEntry, ApiIndexJson } from '../model/api-json.ts';
import { XdocsError } from '../model/problem.ts';
import { readJsonFile } from '../disk/read-json-file.ts';

export interface ApiDiffOptions {
  readonly cwd: string;
  /** The older version: an `index.json`, or the JSON of one page. */
  readonly before: string;
  readonly after: string;
}

/**
 * Compares two published APIs.
 *
 * @throws XdocsError where a file cannot be read or is neither an index nor a page
 */
export async function apiDiff({ cwd, before, after }: ApiDiffOptions): Promise<readonly ApiPageChanges[]> {
  const [from, to] = await Promise.all([readIndex(cwd, before), readIndex(cwd, after)]);
  return diffApi(from, to);
}

async function readIndex(cwd: string, file: string): Promise<ApiIndexJson> {
  const value = await readJsonFile(resolve(cwd, file));
  if (isRecord(value) && Array.isArray(value['pages']) && value['pages'].every(isEntry)) return { $schema: '', pages: value['pages'] };
  if (isEntry(value)) return { $schema: '', pages: [value] };
  throw new XdocsError(`${file} is neither the index of an API (api/index.json) nor the JSON of one of its pages.`);
}

/** A page's own file says less than its entry: it has no product. */
function isEntry(value: unknown): value is ApiIndexEntry {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['kind'] === 'string' && typeof value['pathname'] === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
