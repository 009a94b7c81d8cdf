// Fifty searches of this repository's own site, and what comes first.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../src/pipeline/load-site.ts';
import { openProject } from '../../src/pipeline/project.ts';
import { expectedResults } from './expected-results.ts';
import { searchIn, type SearchRun } from './search-in.ts';

let search: (query: string, at?: string) => Promise<SearchRun>;

beforeAll(async () => {
  const { site } = await loadSite(await openProject(process.cwd(), { cache: false, env: {} }));
  search = searchIn(site);
}, 300_000);

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
