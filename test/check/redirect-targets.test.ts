// Redirects that lead nowhere, and links to addresses that have moved.
import { expect, it } from 'vitest';
import { pageText, siteFrom } from '../support/site-from.ts';

const files = { 'index.md': pageText('## Start\n'), 'rides.md': pageText('', 'Rides') };
const problemsOf = async (redirects: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) => {
  const { problems } = await siteFrom(
    { ...files, ...more, 'redirects.ts': `export default ${JSON.stringify(redirects)};` },
    { redirects: 'content/redirects.ts', externalPaths: ['/blog/'] },
  );
  return problems;
};

it('takes pages, anchors, other sites and what they serve here', async () => {
  expect(
    await problemsOf({
      '/a/': '/rides/',
      '/b/': '/#start',
      '/c/': 'https://elsewhere.example/',
      '/d/': '/blog/post/',
      '/e/': '/rides/?tab=1',
    }),
  ).toEqual([]);
});

it('reports a target that is no page, with what may be meant', async () => {
  expect(await problemsOf({ '/a/': '/ride/' })).toEqual([
    {
      rule: 'redirect-broken',
      severity: 'error',
      file: 'content/redirects.ts',
      from: '/a/',
      to: '/ride/',
      suggestion: '/rides/',
    },
  ]);
});

it('reports an anchor that is not on the page', async () => {
  expect(await problemsOf({ '/a/': '/#end' })).toMatchObject([{ rule: 'redirect-broken', to: '/#end' }]);
});

it('reports a redirect to a redirect, and one from where a page is', async () => {
  expect(await problemsOf({ '/a/': '/b/', '/b/': '/rides/' })).toMatchObject([
    { rule: 'redirect-broken', from: '/a/' },
  ]);
  expect(await problemsOf({ '/rides/': '/' })).toMatchObject([
    { rule: 'redirect-taken', from: '/rides/', by: 'content/rides.md' },
  ]);
});

it('tells a writer who links to the old address the new one', async () => {
  // It leads there all the same.
  expect(
    await problemsOf(
      { '/journeys/': '/rides/', '/begin/': '/#start', '/out/': 'https://elsewhere.example/' },
      { 'new.md': pageText('[a](/journeys/) [b](/begin/) [c](/out/#d) [e](/journey/)') },
    ),
  ).toMatchObject([
    { rule: 'link-moved', severity: 'warning', href: '/journeys/', to: '/rides/' },
    { rule: 'link-moved', severity: 'warning', href: '/begin/', to: '/#start' },
    { rule: 'link-moved', severity: 'warning', href: '/out/#d', to: 'https://elsewhere.example/#d' },
    { rule: 'link-broken', severity: 'error', href: '/journey/' },
  ]);
});

it('calls a link broken that a redirect leads nowhere', async () => {
  const problems = await problemsOf(
    { '/gone/': '/ghost/', '/chain/': '/begin/', '/begin/': '/#start' },
    { 'new.md': pageText('[a](/gone/) [b](/chain/) [c](/begin/#end)') },
  );
  expect(problems.filter(({ rule }) => rule.startsWith('link-'))).toMatchObject([
    { rule: 'link-broken', severity: 'error', href: '/gone/', suggestion: '/ghost/' },
    { rule: 'link-broken', severity: 'error', href: '/chain/', suggestion: '/begin/' },
    { rule: 'link-broken', severity: 'error', href: '/begin/#end', suggestion: '/#start' },
  ]);
});

it('knows the pages of every language, and the files that are made', async () => {
  const more = { 'rides-zh.md': pageText('', '骑行') };
  const { problems } = await siteFrom(
    {
      ...files,
      ...more,
      'redirects.ts': `export default ${JSON.stringify({ '/a/': '/zh/rides/', '/b/': '/llms.txt', '/zh/rides/': '/' })};`,
    },
    { redirects: 'content/redirects.ts', locales: ['en', 'zh'] },
  );
  expect(problems.filter(({ rule }) => rule.startsWith('redirect'))).toMatchObject([
    { rule: 'redirect-taken', from: '/zh/rides/', by: 'content/rides-zh.md' },
  ]);
});

it('reports a link to the JSON of a page that has none', async () => {
  const { problems } = await siteFrom({ ...files, 'new.md': pageText('[Data](/rides.json)') });
  expect(problems).toMatchObject([{ rule: 'asset-missing', found: '/rides.json' }]);
});
