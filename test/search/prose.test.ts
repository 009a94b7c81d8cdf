// Finding what pages say: words that stand in no title, questions of several words, other words for the same, and the
// part of the text that is shown.
import { beforeAll, describe, expect, it } from 'vitest';
import { apiOf } from '../support/api-of.ts';
import { pageText, siteFrom } from '../support/site-from.ts';
import { searchIn, type SearchRun } from './search-in.ts';

const filler = 'The station has a stand, a lamp and a map of the town.';

let search: (query: string, at?: string) => Promise<SearchRun>;

beforeAll(async () => {
  const { site, bodies } = await siteFrom(
    {
      'index.md': pageText(`Welcome. ${filler}`, 'Velo'),
      'bells.md': pageText(
        `A bell warns people.\n\n## Mounting\n\nPut the clamp around the handlebar. Tighten it with a hexagonal key.\n\n## Maintenance\n\n${filler} Oil keeps it from squeaking, above all after rain. <b>Never</b> use \`MuiGrease\` & the like.`,
        'Bells',
      ),
      'locks.md': pageText(
        `A lock keeps the bike.\n\n## Codes\n\n${filler} Choose four digits and forget nobody's birthday.\n\n## Pinned locks\n\nA pinned lock stays where it is. Call \`AdapterRail\` first.`,
        'Locks',
      ),
      'lights.md': pageText(
        `${filler}\n\n## Batteries\n\nCharge them over night. 充电一整夜，然后装上电池。`,
        'Lights',
      ),
      'rain.md': pageText('What to wear.', 'Rain'),
    },
    {
      products: [{ id: 'kit', name: 'Kit', href: '/kit/', api: { pathname: '/api/kit/', packages: ['@velo/kit'] } }],
      search: {
        synonyms: [
          ['freeze', 'pin'],
          ['juice', 'charge over night'],
          ['hex', 'hexagonal'],
        ],
      },
    },
    {
      apis: [
        apiOf({
          name: 'BellKit',
          productId: 'kit',
          members: ['oilLevel', 'squeakyClean', 'rainMode'].map((name) => ({
            name,
            type: 'string',
            required: false,
            description: '',
          })),
        }),
      ],
    },
  );
  search = searchIn(site, bodies);
});

const first = async (query: string) => {
  const { answer } = await search(query);
  const [group] = answer.groups;
  const [entry] = group?.entries ?? [];
  return { page: group?.page.url, name: entry?.texts[0], excerpt: entry?.excerpt };
};

describe('a word that stands in no title', () => {
  it.each([
    ['hexagonal', '/bells/', 'Mounting'],
    ['birthday', '/locks/', 'Codes'],
    ['squeaking', '/bells/', 'Maintenance'],
    ['tighten the clamp', '/bells/', 'Mounting'],
    ['handelbar clamp', '/bells/', 'Mounting'],
    ['adapterrail', '/locks/', 'Pinned locks'],
    ['电池', '/lights/', 'Batteries'],
    ['装', '/lights/', 'Batteries'],
  ])('%s leads to the section that says it', async (query, page, heading) => {
    const { urls } = await search(query);
    expect(urls[0]).toMatch(new RegExp(`^${page}`));
    const { answer } = await search(query);
    expect(answer.groups[0]!.entries.map(({ texts: [name] }) => name)).toContain(heading);
  });

  it.each([
    ['hexagonal', 'Tighten it with a hexagonal key.'],
    ['birthday', 'Choose four digits and forget nobody’s birthday.'.replace('’', "'")],
    ['grease', 'Never use MuiGrease & the like.'],
  ])('%s is shown in its sentence, as text', async (query, sentence) => {
    const { answer } = await search(query);
    const excerpts = answer.groups[0]!.entries.flatMap(({ excerpt }) => excerpt ?? []);
    expect(excerpts).toContain(sentence);
  });
});

it('a question finds what answers it before members that have its words in their names', async () => {
  expect((await first('how do I keep the bell from squeaking after rain?')).page).toBe('/bells/');
  expect((await first('why is oil better in the rain')).page).toBe('/bells/');
});

it('a name finds the member, though texts have its words', async () => {
  for (const query of ['oilLevel', 'squeakyclean', 'rain mode'])
    expect((await search(query)).urls[0], query).toContain('/api/');
});

it('a word in a title counts more than one in a text', async () => {
  expect((await first('rain')).page).toBe('/rain/');
  expect((await first('locks')).page).toBe('/locks/');
});

it.each([
  ['freeze', '/locks/'],
  ['freezing the lock', '/locks/'],
  ['hex key', '/bells/'],
  ['juice', '/lights/'],
])('%s finds what is written with another word for it', async (query, page) => {
  expect((await first(query)).page).toBe(page);
});

it('a text that says nothing of the query is not shown', async () => {
  expect((await first('bells')).excerpt).toBeUndefined();
});

it('a long excerpt is cut at words, around what agrees', async () => {
  const words = Array.from({ length: 120 }, (_, index) => `word${String.fromCharCode(97 + (index % 26))}`);
  const { site, bodies } = await siteFrom({
    'index.md': pageText(`${words.join(' ')} bellows ${words.join(' ')}`, 'Velo'),
  });
  const { answer } = await searchIn(site, bodies)('bellows', '/');
  const { excerpt } = answer.groups[0]!.entries[0]!;
  expect(excerpt).toMatch(/^… (?:word[a-z] )+bellows(?: word[a-z])+ …$/);
  expect(excerpt!.length).toBeLessThan(130);
});
