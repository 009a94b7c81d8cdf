// Questions in sentences: a guide answers them, also where they name a prop, and names stay names.
import { beforeAll, describe, expect, it } from 'vitest';
import { queryWords, readsAsQuestion } from '../../templates/search/query-words.ts';
import { apiOf } from '../support/api-of.ts';
import { pageText, siteFrom } from '../support/site-from.ts';
import { indexOf, searchIn, searchInFiles, type SearchRun } from './search-in.ts';

const member = (name: string) => ({ name, type: 'string', required: false, description: '' });
/** Bells that extend each other: all of them have the same members, each enough of them for a shard of its own. */
const manyBells = Array.from({ length: 12 }, (_, bell) =>
  apiOf({
    name: `Bell${'ABCDEFGHIJKL'[bell]}`,
    productId: 'bells',
    members: [
      member('muteable'),
      member('muteDelay'),
      member('disableRingingAtAnyTimeOfTheNight'),
      ...Array.from({ length: 600 }, (__, index) => member(`part${'qwertzuiop'[index % 10]}${index}`)),
    ],
  }),
);

let search: (query: string, at?: string) => Promise<SearchRun>;
let manifest: { readonly apiShards?: readonly number[]; readonly shards: readonly unknown[] };

beforeAll(async () => {
  const { site, bodies } = await siteFrom(
    {
      'index.md': pageText('Welcome to all of it.', 'Velo'),
      'bells/index.md': `---\nproductId: bells\n---\n\n${pageText('Everything that rings.', 'Velo Bells')}`,
      'bells/sounds.md': `---\nproductId: bells\n---\n\n${pageText(
        'How it sounds.\n\n## At night\n\nA `muteable` bell has a lever. Move it after dark, and the bell keeps quiet.',
        'Sounds',
      )}`,
      'bells/mounting.md': `---\nproductId: bells\n---\n\n${pageText('Tools.\n\n## Set the bell up\n\nTurn it.', 'Mounting')}`,
      'installation.md': pageText('Unpack it.', 'Installation'),
      'start.md': pageText('Begin.\n\n## Install\n\nRun it.', 'First steps'),
    },
    {
      products: [
        { id: 'bells', name: 'Bells', href: '/bells/', api: { pathname: '/api/bells/', packages: ['@velo/bells'] } },
      ],
    },
    { apis: manyBells },
  );
  const files = indexOf(site, bodies);
  manifest = JSON.parse(files.get('en.json')!) as typeof manifest;
  search = searchInFiles(files);
});

it.each([
  "the 'muteable' prop of a bell has no effect",
  'why does the muteable property do nothing at night?',
  'how can I make a muteable bell quiet',
])('%s: the guide that tells of the prop comes first', async (query) => {
  expect((await search(query)).urls[0]).toMatch(/^\/bells\/sounds\//);
});

it.each(['muteable', 'muteDelay', 'mute delay', 'muteable prop'])(
  '%s is a name, and finds the member',
  async (query) => {
    expect((await search(query)).found[0]).toMatch(/^prop mute/);
  },
);

it('a long name in plain words finds its member, though it reads as a question', async () => {
  expect((await search('disable ringing at any time of the night')).found[0]).toBe(
    'prop disableRingingAtAnyTimeOfTheNight',
  );
});

it('shards of the API alone are known as such, so that a question loads the guides', () => {
  expect(manifest.apiShards!.length).toBeGreaterThan(8);
  expect(manifest.apiShards!.length).toBeLessThan(manifest.shards.length);
});

it('a site without pages of the API has no such shards', async () => {
  const { site, bodies } = await siteFrom({ 'index.md': pageText('Welcome.', 'Velo') });
  expect(JSON.parse(indexOf(site, bodies).get('en.json')!)).not.toHaveProperty('apiShards');
  expect((await searchIn(site, bodies)('welcome to all of this', '/')).urls).toEqual(['/']);
});

it('a product is found by its name, though its first page has a longer one', async () => {
  expect((await search('bells')).urls[0]).toBe('/bells/');
});

it('a page is found by another form of its name before a section that has the very form', async () => {
  expect((await search('how to install')).urls[0]).toBe('/installation/');
});

it('a heading is said in full without its small words', async () => {
  expect((await search('set bell up')).found[0]).toBe('heading Set the bell up');
});

describe('a question', () => {
  it.each(['how do I sort', 'why is it red', 'export selected rows of grid'])('is %s', (query) => {
    expect(readsAsQuestion(query)).toBe(true);
  });

  it.each([
    'sorting',
    'page size options',
    'column menu icon slot',
    'MuiPickersLayout-contentWrapper',
    'getRowsToExportOfTheGrid',
  ])('is not %s', (query) => {
    expect(readsAsQuestion(query)).toBe(false);
  });

  it('means a word once that it says in two forms', () => {
    expect(queryWords('select columns and export selected column ').map(({ word }) => word)).toEqual([
      'select',
      'columns',
      'export',
    ]);
  });

  it('of the site’s name hears less than of others', () => {
    const [mui, licence] = queryWords('velo licence ', 'Velo');
    expect(mui!.share).toBeLessThan(0.4);
    expect(licence!.share).toBeUndefined();
  });
});
