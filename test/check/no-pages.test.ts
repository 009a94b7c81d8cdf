// A site without any page is not published unnoticed.
import { expect, it } from 'vitest';
import { pageText, siteFrom, type SiteFiles } from '../support/site-from.ts';

const empty = { rule: 'site-empty', severity: 'error', file: 'content', folders: ['content'] };

it.each<[string, SiteFiles, unknown[]]>([
  ['no file', {}, [empty]],
  ['drafts only', { 'index.md': `---\ndraft: true\n---\n\n${pageText('Text.', 'Home')}` }, [empty]],
  ['a page', { 'deep/page.md': pageText('Text.', 'Page') }, []],
])('is an error where the content has %s', async (_, files, expected) => {
  const { problems } = await siteFrom(files, {});
  expect(problems.filter(({ rule }) => rule === 'site-empty')).toEqual(expected);
});
