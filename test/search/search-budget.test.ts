// What a search costs on a site of 5,000 pages: the script, the manifest, and what a query loads stay below 100 kB.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { isWhole } from '../support/sample.ts';
import { largeSite, type LargeSite } from './large-site.ts';
import { indexOf, searchIn, type SearchRun } from './search-in.ts';

const budget = 100_000;

let large: LargeSite;
let search: (query: string, at?: string) => Promise<SearchRun>;
let script = 0;

beforeAll(async () => {
  large = largeSite(5000);
  search = searchIn(large.site, large.bodies);
  const { outputFiles } = await build({
    entryPoints: ['templates/search.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    loader: { '.css': 'text' },
  });
  script = gzipSync(outputFiles[0]!.contents).length;
});

it('is a script of at most 13.1 kB, its style sheet included', () => {
  expect(script).toBeLessThan(13_100);
});

it('is an index in parts, none of which grows with the site but the manifest, which stays below 18 kB', () => {
  const index = indexOf(large.site, large.bodies);
  expect(index.size).toBeGreaterThan(150);
  for (const [name, text] of index)
    expect(gzipSync(text).length, name).toBeLessThan(name === 'en.json' ? 18_000 : 14_000);
});

describe('a query', () => {
  /** The common words are where a query could ask for most. */
  const word = (number: number) => large.words[Math.floor(large.words.length ** ((number * 0.618034) % 1)) - 1]!;
  const swapped = (text: string) => text[0]! + text[2]! + text[1]! + text.slice(3);
  const numbers = Array.from({ length: isWhole ? 40 : 20 }, (_, index) => index + 1);
  const titles = () =>
    [...large.site.pages.get('en')!.values()].filter((_, index) => index % 125 === 0).map(({ title }) => title);

  it.each<[string, () => string[]]>([
    ['of one word', () => numbers.map((number) => word(number))],
    ['of the beginning of a word', () => numbers.map((number) => word(number).slice(0, 1 + (number % 3)))],
    ['of two words', () => numbers.map((number) => `${word(number)} ${word(number + 100)}`)],
    [
      'of five words',
      () => numbers.map((number) => [0, 100, 200, 300, 400].map((step) => word(number + step)).join(' ')),
    ],
    [
      'of ten words',
      () => numbers.map((number) => Array.from({ length: 10 }, (_, step) => word(number + 100 * step)).join(' ')),
    ],
    ['of misspelt words', () => numbers.map((number) => `${swapped(word(number))} ${swapped(word(number + 50))}`)],
    [
      'of many misspelt words',
      () =>
        numbers.map((number) =>
          [0, 100, 200, 300, 400, 500, 600].map((step) => swapped(word(number + step))).join(' '),
        ),
    ],
    ['of a title', titles],
    ['of a title without its spaces', () => titles().map((title) => title.replaceAll(' ', '').toLowerCase())],
    ['of nothing that there is', () => ['qqqqq wwwww', 'xyxyxyxyxy', 'zzz', '0123456789']],
  ])('%s loads less than the budget', async (_, queries) => {
    for (const query of queries()) {
      const { bytes } = await search(query);
      expect(bytes + script, query).toBeLessThan(budget);
    }
  });

  it('finds each page by its title, among the first results', async () => {
    for (const page of [...large.site.pages.get('en')!.values()].filter((_, index) => index % 100 === 0)) {
      const { urls, answer } = await search(page.title);
      const names = answer.groups.map((group) => group.page.title);
      // Titles of this site are not unique.
      expect(
        urls.includes(page.address.pathname) || names.filter((name) => name === page.title).length > 2,
        page.title,
      ).toBe(true);
    }
  });
});
