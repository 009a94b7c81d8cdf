// `xdocs api-diff`: what changed between two versions of an API, from the files published for machines.
import { resolve } from 'node:path';
import { diffApi, type ApiPageChanges } from '../model/api-diff.ts';
import type { ApiIndexEntry } from '../model/api-json.ts';
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
  const [from, to] = await Promise.all([readPages(cwd, before), readPages(cwd, after)]);
  if (from.isIndex !== to.isIndex)
    throw new XdocsError(
      `${before} and ${after} cannot be compared: one is the index of an API, the other one page of it.`,
    );
  return diffApi({ $schema: '', pages: from.pages }, { $schema: '', pages: to.pages });
}

async function readPages(
  cwd: string,
  file: string,
): Promise<{ readonly isIndex: boolean; readonly pages: readonly ApiIndexEntry[] }> {
  const value = await readJsonFile(resolve(cwd, file));
  if (isRecord(value) && Array.isArray(value['pages']) && value['pages'].every(isEntry)) {
    for (const page of value['pages']) requireLists(page, file);
    return { isIndex: true, pages: value['pages'] };
  }
  // A page's own file does not name its product.
  if (isEntry(value)) {
    requireLists(value, file);
    return { isIndex: false, pages: [{ ...value, product: value.product ?? '' }] };
  }
  throw new XdocsError(`${file} is neither the index of an API (api/index.json) nor the JSON of one of its pages.`);
}

function isEntry(value: unknown): value is ApiIndexEntry {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    typeof value['kind'] === 'string' &&
    typeof value['pathname'] === 'string'
  );
}

/** What the rows of each list are compared by. */
const rowKeys = {
  props: ['name', 'type'],
  properties: ['name', 'type'],
  parameters: ['name', 'type'],
  undescribed: ['name', 'type'],
  slots: ['name'],
  classes: ['key', 'className'],
} as const;

/** @throws XdocsError where a page's lists hold something else than its members, slots, classes and imports */
function requireLists(page: ApiIndexEntry, file: string): void {
  for (const [list, keys] of Object.entries(rowKeys)) {
    const rows: unknown = page[list as keyof typeof rowKeys] ?? [];
    const isRow = (row: unknown) => isRecord(row) && keys.every((key) => typeof row[key] === 'string');
    if (!Array.isArray(rows) || !rows.every(isRow))
      throw new XdocsError(
        `${file} cannot be compared: "${list}" of ${page.name} must be a list of objects with ${keys.map((key) => `"${key}"`).join(' and ')}.`,
      );
  }
  const imports: unknown = page.imports ?? [];
  if (!Array.isArray(imports) || !imports.every((line) => typeof line === 'string'))
    throw new XdocsError(`${file} cannot be compared: "imports" of ${page.name} must be a list of import statements.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
