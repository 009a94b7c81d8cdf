// What comes first: pages before their parts, a reader's own product before others, what was meant before what was
// typed.
import { beforeAll, describe, expect, it } from 'vitest';
import type { KnownWord } from '../../templates/search/lexicon.ts';
import { markedRanges } from '../../templates/search/marked-text.ts';
import { apiOf } from '../support/api-of.ts';
import { pageText, siteFrom } from '../support/site-from.ts';
import { searchIn, type SearchRun } from './search-in.ts';

const products = ['bells', 'locks'].map((id) => ({
  id,
  name: id === 'bells' ? 'Bike Bells' : 'Locks',
  href: `/${id}/`,
  api: { pathname: `/api/${id}/`, packages: [`@velo/${id}`] },
}));
const page = (productId: string, title: string, body = 'Text.') =>
  `---\nproductId: ${productId}\n---\n\n${pageText(body, title)}`;
const member = (name: string) => ({ name, type: 'string', required: false, description: '' });

let search: (query: string, at?: string) => Promise<SearchRun>;

beforeAll(async () => {
  const { site } = await siteFrom(
    {
      'index.md': pageText('Text.', 'Velo'),
      'bells/bells.md': page('bells', 'Bike Bells'),
      'bells/mounting.md': page('bells', 'Mounting', '## On the handlebar\n\n## Tools'),
      'bells/sounds.md': page('bells', 'Sounds', '## Mounting point\n\n## Volume\n\n{{"demo": "RingTwice.tsx"}}'),
      'bells/RingTwice.tsx': 'export default function RingTwice() {\n  return <p>Ding</p>;\n}\n',
      'locks/locks.md': page('locks', 'Locks'),
      'locks/mounting.md': page('locks', 'Mounting', '## On the frame'),
      'bells/cleaning.md': page('bells', 'Cleaning', '## Clean the chain\n\n## Oil the chain'),
      'locks/cleaning.md': page('locks', 'Cleaning', '## Clean the chain\n\n## Oil the chain'),
      'locks/go.md': page('locks', 'How to Go On'),
      'locks/codes.md': page('locks', 'Codes', '## 数字密码\n\n## Überprüfen'),
    },
    { products },
    {
      apis: [
        apiOf({
          name: 'BikeBell',
          productId: 'bells',
          members: [
            member('disableRinging'),
            member('volume'),
            member('value'),
            member('shineLow'),
            member('shineHigh'),
          ],
          slots: [{ name: 'clapper', description: '', class: 'VeloBikeBell-clapper' }],
          classes: [{ key: 'muted', className: 'VeloBikeBell-muted', description: '', global: false }],
        }),
        apiOf({
          name: 'BikeBellPro',
          productId: 'bells',
          members: [
            member('disableRinging'),
            member('volume'),
            member('echo'),
            member('shineLow'),
            member('shineHigh'),
          ],
        }),
        apiOf({
          name: 'BikeLock',
          productId: 'locks',
          members: [member('value')],
          slots: [{ name: 'clapper', description: '', class: null }],
        }),
        apiOf({
          name: 'useBell',
          productId: 'bells',
          kind: 'hook',
          pathname: '/api/bells/use-bell/',
          members: [member('interval')],
        }),
      ],
    },
  );
  search = searchIn(site);
});

const first = async (query: string, at?: string) => (await search(query, at)).found[0];

it('is a page before the headings of others', async () => {
  const { found, urls } = await search('mounting', '/bells/sounds/');
  expect(urls[0]).toBe('/bells/mounting/');
  expect(found).toContain('heading Mounting point');
});

it('is what the reader’s own product has', async () => {
  expect((await search('mounting', '/locks/codes/')).urls[0]).toBe('/locks/mounting/');
  expect((await search('mounting', '/bells/')).urls[0]).toBe('/bells/mounting/');
  expect((await search('value', '/api/locks/bikelock/')).urls[0]).toBe('/api/locks/bikelock/#bike-lock-prop-value');
  expect((await search('mounting', '/elsewhere/')).urls).toEqual(
    expect.arrayContaining(['/locks/mounting/', '/bells/mounting/']),
  );
});

it.each([
  ['disableRinging', 'prop disableRinging'],
  ['disableringing', 'prop disableRinging'],
  ['disable ringing', 'prop disableRinging'],
  ['ringing disabled', 'prop disableRinging'],
  ['clapper slot', 'slot clapper'],
  ['.VeloBikeBell-muted', 'class VeloBikeBell-muted'],
  ['muted css class', 'class VeloBikeBell-muted'],
  ['interval useBell', 'parameter interval'],
  ['ring twice', 'demo RingTwice'],
  ['bike bells', 'page Bike Bells'],
  ['bikebell', 'component BikeBell'],
  ['BikeBellPro', 'component BikeBellPro'],
  ['use bell hook', 'hook useBell'],
  ['数字', 'heading 数字密码'],
  ['uberprufen', 'heading Überprüfen'],
])('%s finds %s', async (query, expected) => {
  expect(await first(query)).toBe(expected);
});

it.each([
  ['mouting', 'page Mounting'],
  ['mounitng', 'page Mounting'],
  ['omunting', 'page Mounting'],
  ['disbleRinging', 'prop disableRinging'],
  ['claper', 'slot clapper'],
  ['handelbar', 'heading On the handlebar'],
])('%s is understood', async (query, expected) => {
  expect(await first(query)).toBe(expected);
});

it.each(['m', 'mo', 'moun', 'mounting ', 'mountin'])('%s, half typed, finds it', async (query) => {
  expect(await first(query, '/bells/')).toBe('page Mounting');
});

it('shows what related components share once more at most', async () => {
  const { found } = await search('shine');
  // Both of the first component, and the best one of the second, which is why it is there.
  expect(found.filter((one) => one.startsWith('prop shine'))).toHaveLength(3);
});

it('shows the headings of each page, though another page has the same ones', async () => {
  const { urls } = await search('chain');
  expect([...urls].sort()).toEqual([
    '/bells/cleaning/#clean-the-chain',
    '/bells/cleaning/#oil-the-chain',
    '/locks/cleaning/#clean-the-chain',
    '/locks/cleaning/#oil-the-chain',
  ]);
});

it('finds a page of four short words by its name without spaces', async () => {
  expect(await first('howtogoon')).toBe('page How to Go On');
});

it.each(['', '   ', '…', 'xqzw', '<script>', 'constructor', '__proto__', '\u0000', '%00', 'a'.repeat(120)])(
  'finds nothing by %j, and says so',
  async (query) => {
    expect((await search(query)).found).toEqual([]);
  },
);

describe('the match', () => {
  const known = (word: string, isMisspelt = false): KnownWord => ({
    word,
    isLast: true,
    isMisspelt,
    isWhole: true,
    rarity: 1,
    worth: new Map(),
  });
  const marked = (text: string, ...words: KnownWord[]) =>
    markedRanges(text, words).map(([from, to]) => text.slice(from, to));

  it('is marked: the letters typed, a form of the word, a word misspelt', () => {
    expect(marked('disableColumnMenu', known('col'), known('menu'))).toEqual(['Col', 'Menu']);
    expect(marked('Pinned columns', known('pinning'))).toEqual(['Pinned']);
    expect(marked('Filtering rows', known('fitlering', true))).toEqual(['Filtering']);
  });

  it('is marked where the text has spaces that the query has not', () => {
    expect(marked('Rich Tree View', known('treeview'))).toEqual(['Tree View']);
  });

  it('is nowhere where nothing agrees', () => {
    expect(marked('Sorting', known('column'))).toEqual([]);
  });
});

describe('pages that are aside', () => {
  it('come after others, and first for who is there', async () => {
    const { site } = await siteFrom(
      {
        'index.md': pageText('Text.', 'Velo'),
        'shop/install.md': pageText('Get the bells.', 'Install the bells'),
        'tool/install.md': pageText('Get it.', 'Install'),
      },
      { search: { aside: ['/tool/'] } },
    );
    const find = searchIn(site);
    expect((await find('install', '/')).urls[0]).toBe('/shop/install/');
    expect((await find('install', '/tool/')).urls[0]).toBe('/tool/install/');
  });
});
