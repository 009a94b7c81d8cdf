// Fifty searches of this repository's own site, and what comes first. The site is loaded by the compiled package, because
// its config and navigation import it; nothing is bundled or rendered.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type * as LoadSite from '../../src/pipeline/load-site.ts';
import type * as ProjectModule from '../../src/pipeline/project.ts';
import { expectedResults } from '../search/expected-results.ts';
import { searchIn, type SearchRun } from '../search/search-in.ts';

const compiled = <T>(path: string) => import(pathToFileURL(join(inject('workFolder'), 'xdocs', 'dist', path)).href) as Promise<T>;

let search: (query: string, at?: string) => Promise<SearchRun>;

beforeAll(async () => {
  const { openProject } = await compiled<typeof ProjectModule>('pipeline/project.js');
  const { loadSite } = await compiled<typeof LoadSite>('pipeline/load-site.js');
  const { site } = await loadSite(await openProject(process.cwd(), { cache: false, env: {} }));
  search = searchIn(site);
});

it('are fifty, ten of them misspelt, ten of them names of members', () => {
  expect(Object.values(expectedResults).flat()).toHaveLength(50);
  expect(expectedResults['misspelt']).toHaveLength(10);
  expect(expectedResults['members']).toHaveLength(10);
});

describe.each(Object.entries(expectedResults))('%s', (_, expected) => {
  it.each(expected.map(({ query, first, at }) => [query, first, at] as const))('%s leads to %s', async (query, first, at) => {
    const { urls } = await search(query, at);
    expect(urls[0], urls.slice(0, 6).join('\n')).toBe(first);
  });
});
