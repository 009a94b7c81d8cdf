// The logo and the page for missing ones lead to the site's home, or to the first page where there is none.
import { expect, it } from 'vitest';
import { frameViewOf } from '../../src/site/frame-view-of.ts';
import { pageText, siteFrom, type SiteFiles } from '../support/site-from.ts';

const files = {
  'a.md': pageText('Text.', 'A'),
  'b.md': pageText('Text.', 'B'),
  'navigation.ts':
    "export default [{ pathname: 'https://example.com/' }, { pathname: '/x/later/', planned: true }, { pathname: '/x/g', children: [{ pathname: '/x/b/' }, { pathname: '/x/a/' }] }];",
};

async function homeOf(more: SiteFiles, config: object = {}) {
  const { site, problems } = await siteFrom({ ...files, ...more }, { base: '/x', ...config });
  return { home: frameViewOf(site, 'en').home, problems };
}

it('is the first page of the navigation that is there, and a warning says so', async () => {
  expect(await homeOf({})).toEqual({
    home: '/x/b/',
    problems: [{ rule: 'home-missing', severity: 'warning', file: expect.any(String), pathname: '/x/', to: '/x/b/' }],
  });
});

it.each([
  ['a page', { 'index.md': pageText('Text.', 'Home') }, {}],
  ['a redirect', { 'redirects.ts': "export default { '/x/': '/x/a/' };" }, { redirects: 'content/redirects.ts' }],
  ['another site’s', {}, { externalPaths: ['/x/'] }],
])('is what is at the base: %s', async (_, more, config) => {
  expect(await homeOf(more as SiteFiles, config)).toEqual({ home: '/x/', problems: [] });
});
