// Where files make pages: names that no link can hold, and translations of pages that are not there.
import { expect, it } from 'vitest';
import { pageText, siteFrom } from '../support/site-from.ts';

const text = pageText('Text.');
const zh = { translations: { zh: {}, fil: {}, 'pt-br': {} } };
/** What tables lack is not what these tests are about. */
const isOfTables = (rule: string) => rule === 'translation-missing' || rule === 'interface-text-missing';
const found = async (files: Record<string, string>, config = {}, extras = {}) =>
  (await siteFrom(files, config, extras)).problems.filter(({ rule }) => !isOfTables(rule));

it.each([
  ['a#b.md', '#'],
  ['a?b/c.md', '?'],
  ['100%.md', '%'],
  ['a\\b.md', '\\'],
])('a file %s is a problem with its character', async (file, character) => {
  expect(await found({ 'index.md': text, [file]: text })).toEqual([
    { rule: 'file-name', severity: 'error', file: `content/${file}`, character },
  ]);
});

it('blanks and letters of any script are fine, and so is what "route" makes of a name', async () => {
  expect(await found({ 'a b.md': text, 'ä(1)&+~.md': text, '自行车.md': text })).toEqual([]);
  expect(await found({ 'a#b.md': text }, { route: () => '/a/' })).toEqual([]);
});

it('a translation without its page is told, with the page that is missing', async () => {
  const files = { 'index.md': text, 'only-zh.md': text, 'b/b.md': text, 'b/b-zh.md': text, 'b/index-fil.md': text };
  expect(await found(files, { locales: ['en', 'zh', 'fil'] }, zh)).toEqual([
    {
      rule: 'translation-alone',
      severity: 'warning',
      file: 'content/only-zh.md',
      locale: 'zh',
      expected: 'content/only.md',
    },
  ]);
});

it('languages are as the config writes them', async () => {
  const { site, problems } = await siteFrom(
    { 'a.md': text, 'a-pt-br.md': text, 'a-fil.md': text },
    { locales: ['en', 'pt-br', 'fil'], navigation: undefined },
    zh,
  );
  expect(problems.filter(({ rule }) => !isOfTables(rule))).toEqual([]);
  expect([...site.pages].map(([locale, pages]) => [locale, [...pages.keys()]])).toEqual([
    ['en', ['/a/']],
    ['pt-br', ['/a/']],
    ['fil', ['/a/']],
  ]);
});
