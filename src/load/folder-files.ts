// The `_folder.yml` files of a site. In: their texts. Out: what they say, by the pathname of their folder; problems.
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import type { FoundSources } from '../disk/read-sources.ts';
import type { Config } from '../model/config.ts';
import type { FolderFacts } from '../model/folder-facts.ts';
import { nearest } from '../model/nearest.ts';
import type { Problem } from '../model/problem.ts';
import { routesOf } from './page-routes.ts';

export interface FolderFiles {
  readonly folders: ReadonlyMap<string, FolderFacts>;
  readonly problems: readonly Problem[];
}

const kinds: Readonly<Record<keyof FolderFacts, (value: unknown) => boolean>> = {
  title: (value) => typeof value === 'string' && value.trim() !== '',
  order: (value) => typeof value === 'number' && Number.isFinite(value),
  collapsed: (value) => typeof value === 'boolean',
  plan: (value) => value === 'pro' || value === 'premium',
};
const expected: Readonly<Record<keyof FolderFacts, string>> = {
  title: 'a text',
  order: 'a number',
  collapsed: 'true or false',
  plan: '"pro" or "premium"',
};

/** Reads them. What is wrong with one key does not keep the others from counting. */
export function folderFiles(files: FoundSources['folders'], config: Config): FolderFiles {
  const folders = new Map<string, FolderFacts>();
  const problems: Problem[] = [];
  for (const { path, contentPath, text } of files) {
    const place = { rule: 'folder-file', severity: 'error', file: path } as const;
    const value = parsed(text());
    if (typeof value === 'string') {
      problems.push({ ...place, reason: value });
      continue;
    }
    const facts: Record<string, unknown> = {};
    for (const [key, one] of Object.entries(value)) {
      if (!Object.hasOwn(kinds, key)) {
        const near = nearest(key, Object.keys(kinds));
        const known = near ? `did you mean "${near}"?` : `there are ${Object.keys(kinds).join(', ')}`;
        problems.push({ ...place, reason: `it has no key "${key}"; ${known}` });
      } else if (kinds[key as keyof FolderFacts](one)) facts[key] = one;
      else
        problems.push({
          ...place,
          reason: `"${key}" is ${expected[key as keyof FolderFacts]}, found ${JSON.stringify(one)}`,
        });
    }
    const [route] = routesOf(posix.join(posix.dirname(contentPath), 'index.md'), config);
    if (route) folders.set(route.pathname, facts);
  }
  return { folders, problems };
}

/** The keys of a file; a text says why there are none. */
function parsed(text: string): Record<string, unknown> | string {
  try {
    // Few sites have such files, and the parser takes its time to load.
    const { parse } = createRequire(import.meta.url)('yaml') as typeof import('yaml');
    const value: unknown = parse(text) ?? {};
    return typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : 'it holds "key: value" lines';
  } catch (error) {
    return (error as Error).message.split('\n')[0]!.replace(/:$/, '');
  }
}
