// Adding a file to the output is an emitter and a line in the array of parts: building, serving, links and conflicts follow.
import { describe, expect, it } from 'vitest';
import type { Emitter } from '../../src/emit/emitter.ts';
import { checkSite } from '../../src/check/check-site.ts';
import type { OutputFile, StreamedFile } from '../../src/model/output-file.ts';
import { outputParts } from '../../src/output/output-parts.ts';
import { emitted } from '../../src/output/emitted-parts.ts';
import type { OutputSources } from '../../src/output/output-part.ts';
import { claimedPaths, outputFileAt, siteOutput } from '../../src/output/site-output.ts';
import { gathered } from '../support/gathered.ts';
import { siteWithRenderer } from '../support/site-renderer.ts';
import { pageText } from '../support/site-from.ts';

/** A file as a later wish may ask for one. */
const humans: Emitter = ({ name }) => [{ path: 'humans.txt', text: () => `Made by the people of ${name}.\n` }];
const parts = [...outputParts, emitted('humans', humans)];

const site = () => siteWithRenderer({ 'index.md': pageText('[Who](/humans.txt)', 'Velo'), 'a.md': pageText('', 'A') });
const problemsIn = (from: Parameters<typeof claimedPaths>[0], some: typeof parts) =>
  checkSite(from, { outputPaths: claimedPaths(from, some) }).map(({ rule }) => rule);

describe('a file that is added to the parts', () => {
  it('is written', async () => {
    const files = await gathered(siteOutput((await site()).sources, parts));
    expect(files.find(({ path }) => path === 'humans.txt')).toMatchObject({
      contents: 'Made by the people of Velo.\n',
    });
  });

  it('is served', async () => {
    const sources: OutputSources = { ...(await site()).sources, onProblem: () => undefined };
    expect(await outputFileAt('humans.txt', sources, {}, parts)).toMatchObject({
      contents: 'Made by the people of Velo.\n',
    });
    expect(await outputFileAt('humans.txt', sources, {})).toBeUndefined();
  });

  it('may be linked to', async () => {
    const { site: made } = await site();
    expect(problemsIn(made, [...outputParts])).toEqual(['asset-missing']);
    expect(problemsIn(made, parts)).toEqual([]);
  });

  it('gives way to a page and to earlier parts, and says so where an author’s file is lost', async () => {
    const { sources } = await site();
    const own: Emitter = () => [
      { path: 'a/index.html', source: { file: 'humans.json', line: 3, column: 1 }, text: () => 'lost' },
      { path: 'robots.txt', text: () => 'lost' },
    ];
    const output = siteOutput(sources, [...outputParts, emitted('own', own)]);
    const files = await gathered(output);
    expect(files.filter(({ path }) => path === 'a/index.html')).toHaveLength(1);
    expect(files.some((file) => 'contents' in file && file.contents === 'lost')).toBe(false);
    expect(output.problems).toEqual([
      expect.objectContaining({ rule: 'output-conflict', file: 'humans.json', line: 3, other: 'content/a.md' }),
    ]);
  });

  it('cannot leave the output folder', async () => {
    const outside: Emitter = () => [{ path: '../humans.txt', text: () => '' }];
    const output = siteOutput((await site()).sources, [emitted('outside', outside)]);
    await expect(gathered(output)).rejects.toThrow(/would not lie in the output folder/);
  });
});

/** The file as a request gets it. */
async function madeNow(file: StreamedFile): Promise<OutputFile> {
  if (!('make' in file)) return file;
  const { path, source, make } = file;
  return { path, ...(source && { source }), contents: (await make())!.contents };
}

describe('every part', () => {
  it('makes the file at a path that is among its files, with the same bytes, and claims only what it makes', async () => {
    const { sources } = await site();
    const all: OutputSources = { ...sources, onProblem: () => undefined };
    for (const part of outputParts) {
      const files = await gathered(part.files(all));
      for (const file of files)
        expect(await part.fileAt(file.path, all, {}), `${part.name} ${file.path}`).toEqual(await madeNow(file));
      const made = files.map(({ path }) => path);
      for (const { path } of part.claims(all.site)) expect(made, part.name).toContain(path);
      expect(await part.fileAt('no/such/file.txt', all, {}), part.name).toBeUndefined();
    }
  });

  it('links may lead to what the build writes: the page for missing ones, each file of a large sitemap', async () => {
    const { site: made } = await siteWithRenderer(
      { 'index.md': pageText('[lost](/404.html) [map](/sitemap.xml) [none](/sitemap-2.xml)', 'Velo') },
      { origin: 'https://velo.example' },
    );
    expect(problemsIn(made, [...outputParts])).toEqual(['asset-missing']);
  });
});
