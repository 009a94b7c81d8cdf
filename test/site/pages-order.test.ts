// What pages and folders say of their own place: order and names in a navigation made from folders, drafts, pages that no
// navigation has.
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/load/load-site.ts';
import type { NavigationNode } from '../../src/model/navigation.ts';
import { sentenceOf } from '../../src/report/sentences.ts';
import { pageText, projectFrom, rulesOf, siteFrom, type SiteFiles } from '../support/site-from.ts';

const page = (title: string, frontMatter = '') => `---\n${frontMatter}\n---\n${pageText('', title)}`;
const outline = (nodes: readonly NavigationNode[]): unknown[] =>
  nodes.map(({ kind, title, children }) => (kind === 'page' ? title : [kind, title, ...outline(children)]));
async function navigationOf(files: SiteFiles) {
  const { site, problems } = await siteFrom({ 'index.md': pageText('', 'Home'), ...files });
  expect(problems).toEqual([]);
  return outline(site.navigation.get('en')!.nodes);
}

describe('a navigation made from folders', () => {
  it('is sorted by order, then pages before groups, then by title', async () => {
    const files = {
      'zebra.md': page('Zebra', 'order: 1'),
      'bells/index.md': page('Bells', 'order: 2'),
      'bells/ring.md': page('Ring', 'order: 10'),
      'bells/hang.md': page('Hang', 'order: 9.5'),
      'ant.md': page('Ant'),
      'bee.md': page('Bee', 'order: 2'),
      'cups/a.md': page('A'),
      'cups/b.md': page('B', 'order: -1'),
    };
    expect(await navigationOf(files)).toEqual([
      'Home',
      'Zebra',
      'Bee',
      ['group', 'Bells', 'Overview', 'Hang', 'Ring'],
      'Ant',
      ['group', 'Cups', 'B', 'A'],
    ]);
  });

  it('has the names that pages and folders give themselves', async () => {
    const files = {
      'ant.md': page('The ant, a long story', 'navigationTitle: Ant'),
      'hidden.md': page('Hidden', 'navigation: false'),
      'cups/_folder.yml': 'title: Cups and mugs\norder: 1\nplan: pro\n',
      'cups/a.md': page('A'),
      'cups/b.md': page('B'),
      'bells/_folder.yml': 'collapsed: false',
      'bells/a.md': page('Ring'),
      'bells/b.md': page('Hang'),
      'empty/_folder.yml': '',
    };
    expect(await navigationOf(files)).toEqual([
      'Home',
      ['group', 'Cups and mugs', 'A', 'B'],
      'Ant',
      ['subheader', 'Bells', 'Hang', 'Ring'],
    ]);
  });

  it.each([
    ['title: ', /"title" is a text, found null/],
    ['order: first', /"order" is a number, found "first"/],
    ['titel: X', /no key "titel"; did you mean "title"/],
    ['- a', /it holds "key: value" lines/],
    ['title: "X', /quote/i],
  ])('says what is wrong with the folder’s file %j', async (text, reason) => {
    const { problems } = await siteFrom({ 'index.md': pageText(''), 'a/b.md': pageText(''), 'a/_folder.yml': text });
    expect(problems.map(({ rule, file }) => [rule, file])).toEqual([['folder-file', 'content/a/_folder.yml']]);
    expect(sentenceOf(problems[0]!)).toMatch(reason);
  });
});

describe('a draft', () => {
  const files = { 'index.md': pageText('[New](/new/)'), 'new.md': page('New', 'draft: true') };

  it('is not in a built site, nor what links to it', async () => {
    const { site, problems } = await siteFrom(files);
    expect([...site.pages.get('en')!.keys()]).toEqual(['/']);
    expect(problems).toEqual([expect.objectContaining({ rule: 'link-broken', href: '/new/' })]);
  });

  it('is a page of a served one', async () => {
    const { site } = await loadSite(projectFrom(files), { drafts: true });
    expect(site.pages.get('en')!.get('/new/')?.title).toBe('New');
    expect(outline(site.navigation.get('en')!.nodes)).toEqual(['Title', 'New']);
  });
});

describe('a page that the navigation module does not list', () => {
  const navigation = "export default [{ pathname: '/listed/' }];";
  const config = { navigation: 'content/navigation.ts' };

  it('is told', async () => {
    const files = {
      'index.md': pageText(''),
      'listed.md': pageText(''),
      'lost.md': pageText(''),
      'navigation.ts': navigation,
    };
    const { problems } = await siteFrom(files, config);
    expect(problems).toEqual([
      { rule: 'page-unlisted', severity: 'warning', file: 'content/lost.md', pathname: '/lost/' },
    ]);
  });

  it('is not told where its front matter says so, or it is no guide', async () => {
    const files = {
      'index.md': pageText(''),
      'listed.md': pageText(''),
      'own.md': page('Own', 'navigation: false'),
      'alone.md': page('Alone', 'standalone: true'),
      'navigation.ts': navigation,
    };
    expect(await rulesOf(files, config)).toEqual([]);
  });
});
