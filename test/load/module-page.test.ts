// Pages that are React components: read without being run, and from then on pages like any other.
import { describe, expect, it } from 'vitest';
import { searchPages } from '../../src/emit/search-pages.ts';
import { loadSite } from '../../src/load/load-site.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { sentenceOf } from '../../src/report/sentences.ts';
import { blocksOf, htmlOf, pageText, projectFrom, siteFrom, type SiteFiles } from '../support/site-from.ts';

const component = 'export default function Tour() {\n  return <p>A tour.</p>;\n}\n';
const tour = (frontMatter: string) => `export const frontMatter = ${frontMatter};\n\n${component}`;
const fine = tour("{\n  title: 'The tour',\n  description: `All stops.`,\n  disableToc: true,\n} as const");

/** The site in memory has no module for the bundler to find. */
async function siteOf(files: SiteFiles, config: UserConfig = {}) {
  const loaded = await siteFrom({ 'index.md': pageText('Text.'), ...files }, config);
  return { ...loaded, problems: loaded.problems.filter(({ rule }) => rule !== 'component-missing') };
}

describe('a module named page', () => {
  it('is the page of its folder: its front matter and its component', async () => {
    const loaded = await siteOf({ 'tour/page.tsx': fine });
    expect(loaded.problems).toEqual([]);
    expect(loaded.site.pages.get('en')!.get('/tour/')).toMatchObject({
      kind: 'guide',
      source: 'content/tour/page.tsx',
      title: 'The tour',
      description: 'All stops.',
      options: { disableToc: true },
    });
    expect(blocksOf(loaded, '/tour/')).toEqual([
      { type: 'component', name: './page.tsx', props: {}, position: { line: 7, column: 1 } },
    ]);
    expect([...loaded.site.components.keys()]).toEqual(['content/tour/page.tsx']);
  });

  it('stands in the navigation and is found by search', async () => {
    const { site, bodies } = await siteOf({ 'tour/page.jsx': fine.replace(' as const', '') });
    expect(site.navigation.get('en')!.order.map(({ href }) => href)).toContain('/tour/');
    expect(searchPages(site, bodies, 'en').find(({ url }) => url === '/tour/')).toMatchObject({
      title: 'The tour',
      description: 'All stops.',
    });
  });

  it('may be linked to by its folder', async () => {
    const loaded = await siteOf({ 'a.md': pageText('A [tour](./tour).'), 'tour/page.tsx': fine });
    expect(htmlOf(loaded, '/a/')).toContain('href="/tour/"');
    expect(loaded.problems).toEqual([]);
  });

  it('is routed by the config as the Markdown file in whose place it stands', async () => {
    const asked: string[] = [];
    const route = (file: string) => {
      asked.push(file);
      return `/x/${file.replace(/(?:\/?index)?\.md$/, '')}`;
    };
    const { site } = await siteOf({ 'tour/page.tsx': fine }, { route });
    expect(new Set(asked)).toEqual(new Set(['index.md', 'tour/index.md']));
    expect([...site.pages.get('en')!.keys()]).toEqual(['/x/', '/x/tour/']);
  });

  it('beside index.md is an error that names both', async () => {
    const { problems } = await siteOf({ 'tour/index.md': pageText('Text.'), 'tour/page.tsx': fine });
    expect(problems.map((problem) => [problem.file, sentenceOf(problem)])).toEqual([
      [
        'content/tour/page.tsx',
        'The route /tour/ is taken by content/tour/index.md already. Rename or move one of the two.',
      ],
    ]);
  });

  it('without front matter is no page, and a warning', async () => {
    const { site, problems } = await siteOf({ 'tour/page.tsx': component });
    expect([...site.pages.get('en')!.keys()]).toEqual(['/']);
    expect(problems).toEqual([
      { rule: 'front-matter-missing', severity: 'warning', file: 'content/tour/page.tsx', line: 1, column: 1 },
    ]);
  });

  it('is known with its title where other pages are not read yet', async () => {
    const project = projectFrom({ 'index.md': pageText('Text.'), 'tour/page.tsx': fine });
    const { site, unread } = await loadSite(project, { wanted: () => false });
    const pages = [...site.pages.get('en')!.values()];
    expect(pages.map((page) => [page.title, unread!.has(page)])).toEqual([
      ['Title', true],
      ['The tour', false],
    ]);
  });

  it('shows no component of strangers', async () => {
    const loaded = await siteOf({ 'tour/page.tsx': fine }, { trust: 'text' });
    expect(loaded.problems).toMatchObject([{ rule: 'directive-refused', kind: 'component', line: 7 }]);
    expect(blocksOf(loaded, '/tour/')).toMatchObject([{ type: 'problem' }]);
    expect(loaded.site.components.size).toBe(0);
  });
});

describe('the front matter of a module', () => {
  it.each<[string, string, string[]]>([
    [
      'with every form of text',
      `{ 'title': ("A"), description: 'B.', components: ['C'] } satisfies object`,
      ['api-unknown@1'],
    ],
    [
      'of a call',
      "{\n  title: 'A',\n  description: textOf('b'),\n}",
      ['description-missing@1', 'front-matter-invalid@3'],
    ],
    [
      'of a text with a gap',
      "{\n  title: `A ${1}`,\n  description: 'B.' }",
      ['front-matter-invalid@2', 'title-missing@1'],
    ],
    ['with a spread', "{\n  title: 'A', description: 'B.',\n  ...more,\n}", ['front-matter-invalid@3']],
    ['with a name alone', "{ title: 'A', description: 'B.',\n  hooks }", ['front-matter-invalid@2']],
    [
      'with an unknown key',
      "{\n  title: 'A',\n  descripton: 'B.' }",
      ['description-missing@1', 'front-matter-unknown-key@3'],
    ],
    ['with a wrong kind', "{ title: true, description: 'B.' }", ['front-matter-value@1', 'title-missing@1']],
    ['with a long title', `{ description: 'B.',\n  title: '${'a'.repeat(71)}' }`, ['title-too-long@2']],
    ['with half a sentence', "{ title: 'A',\n  description: 'B' }", ['description-end@2']],
    ['that is computed', 'make()', ['description-missing@1', 'front-matter-invalid@1', 'title-missing@1']],
    ['that does not parse', "{\n  title: 'A' 'B' }", ['front-matter-invalid@2']],
  ])('%s', async (_, frontMatter, rules) => {
    const { problems } = await siteOf({ 'tour/page.tsx': tour(frontMatter) });
    expect(problems.map(({ rule, line }) => `${rule}@${line}`).sort()).toEqual(rules);
  });

  it('says what was found and what would be right', async () => {
    const { problems } = await siteOf({ 'tour/page.tsx': tour("{ title: textOf('a'), description: 'B.' }") });
    expect(problems.map(sentenceOf)).toEqual([
      'The page has no title: give one in its frontMatter.',
      'The front matter cannot be read: a key has a text, true, false or a list of texts, written out, because the module is read without being run; found "title: textOf(\'a\')".',
    ]);
  });
});
