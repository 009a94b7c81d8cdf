// An index that another thread makes: the same files, and the same beginning for the next one.
import { describe, expect, it } from 'vitest';
import { contentHash } from '../../src/disk/read-sources.ts';
import { searchFiles, type SearchFiles } from '../../src/emit/search-files.ts';
import { searchMemory, type SearchMemory } from '../../src/emit/search-memory.ts';
import { answerTo, type SearchTask } from '../../src/emit/search-task.ts';
import type { MadeContents } from '../../src/model/output-file.ts';
import { largeSite } from './large-site.ts';

const { site, bodies } = largeSite(400, 400);
const source = { ...bodies, hashOf: () => '1' };

/** What a thread gets and gives is copied. */
const elsewhere = async (task: SearchTask) => structuredClone(answerTo(structuredClone(task), contentHash));

const prepared = (memory: SearchMemory) => searchFiles(site, source, contentHash, memory);
const textsOf = (search: SearchFiles) =>
  [...search.files()].map(({ path, key, make }) => [path, key, (make() as MadeContents).contents]);

describe('an index made elsewhere', () => {
  it('has the same files in the same order', async () => {
    const search = prepared(searchMemory());
    search.begin(elsewhere);
    await search.ready();
    expect(textsOf(search)).toEqual(textsOf(prepared(searchMemory())));
  });

  it('leaves the same memory, with which the next one is not made at all', async () => {
    const [here, there] = [searchMemory(), searchMemory()];
    textsOf(prepared(here));
    const search = prepared(there);
    search.begin(elsewhere);
    await search.ready();
    const kept = there.locales.get('en')!;
    expect(kept).toEqual(here.locales.get('en'));
    for (const name of kept.names) expect(there.words.get(name)).toEqual(here.words.get(name));
    const next = prepared(there);
    next.begin(() => Promise.reject(new Error('asked')));
    await next.ready();
    expect([...next.files()].map(({ path }) => path)).toEqual([...search.files()].map(({ path }) => path));
  });

  it('is not worth it for few pages', async () => {
    const small = largeSite(10, 20);
    const search = searchFiles(small.site, small.bodies, contentHash);
    search.begin(() => Promise.reject(new Error('asked')));
    await search.ready();
    expect([...search.files()].length).toBeGreaterThan(1);
  });

  it('fails where somebody waits for it', async () => {
    const search = prepared(searchMemory());
    search.begin(() => Promise.reject(new Error('The thread has died.')));
    await expect(search.ready()).rejects.toThrow('The thread has died.');
  });
});
