// Link definitions reach over directives: each stretch of a page is parsed on its own.
import { describe, expect, it } from 'vitest';
import { sharedDefinitionLimit } from '../../src/markdown/limits.ts';
import { pageFrom } from '../fuzz/check-page.ts';

const demo = '{{"demo": "A.js"}}';
const pageOf = (body: string, options?: { reference: boolean }) =>
  pageFrom(`# Title\n\n<p class="description">About [ref].</p>\n\n${body}`, options);
const htmlOf = (body: string, options?: { reference: boolean }) =>
  pageOf(body, options).blocks.flatMap((block) => (block.type === 'html' ? [block.html] : []));

describe('a link definition', () => {
  it.each([false, true])('serves all stretches of its page, by both parsers: %s', (reference) => {
    const body = `See [ref] and [that][R  2].\n\n${demo}\n\n:::info On [ref]\nx\n:::\n\n[ref]: /pro/ "T"\n[r 2]: ./other.md\n\n${demo}\n\n- [ref][]`;
    expect(htmlOf(body, { reference })).toEqual([
      '<p>See <a href="/pro/" title="T">ref</a> and <a href="/other/">that</a>.</p>',
      '<aside class="callout callout-info">\n<p class="callout-title">On <a href="/pro/" title="T">ref</a></p>\n<p>x</p>\n</aside>',
      '<ul>\n<li><a href="/pro/" title="T">ref</a></li>\n</ul>',
    ]);
    const page = pageOf(body, { reference });
    expect(page.descriptionHtml).toBe('About <a href="/pro/" title="T">ref</a>.');
    expect(page.problems.filter(({ rule }) => rule !== 'demo-missing')).toEqual([]);
    // Where each link is used, and once.
    expect(page.links.map(({ href, line, column }) => `${href} ${line}:${column}`).sort()).toEqual([
      '/other/ 5:15',
      '/pro/ 18:3',
      '/pro/ 3:30',
      '/pro/ 5:5',
      '/pro/ 9:12',
    ]);
  });

  it('is in the page’s text with the address that the page shows', () => {
    const { blocks } = pageOf(`[a]: ./other.md\n\n${demo}\n\nSee [a].`);
    expect(blocks.map((block) => (block.type === 'html' ? block.markdown : block.type))).toEqual([
      'demo',
      'See [a].\n\n[a]: /other/',
    ]);
    const texts = pageOf(`Text.\n\n[a]: ./other.md\n\n${demo}\n\nSee [a].`).blocks.map((block) =>
      block.type === 'html' ? block.markdown : block.type,
    );
    expect(texts).toEqual(['Text.\n\n[a]: /other/', 'demo', 'See [a].']);
  });

  it('tells a file that is missing where it is used', () => {
    const { problems } = pageOf(`![a]\n\n${demo}\n\n[a]: ./none.png`);
    expect(problems).toEqual([expect.objectContaining({ rule: 'asset-missing', line: 5, column: 1 })]);
  });

  it.each([
    ['in a fence', '```md\n[a]: /b/\n```'],
    ['in indented code', 'Text.\n\n    [a]: /b/'],
    ['in a comment', '<!--\n[a]: /b/\n-->\nText.'],
    ['below text', 'Text.\n[a]: /b/'],
    ['that is none', '[a]: /b/ is where'],
    ['of a footnote', '[^a]: /b/'],
  ])('%s is no definition', (_, text) => expect(htmlOf(`See [a].\n\n${demo}\n\n${text}`)[0]).toBe('<p>See [a].</p>'));

  it('of a stretch itself comes first', () => {
    expect(htmlOf(`[a]\n\n[a]: /own/\n\n${demo}\n\n[a]: /other/`)[0]).toBe('<p><a href="/own/">a</a></p>');
  });

  it('does not show up in what a stretch leaves open', () => {
    expect(htmlOf(`See [a].\n\n<pre>\n\nopen\n\n${demo}\n\n[a]: /b/`)[0]).not.toContain('/b/');
  });

  it('is handed on up to a limit', () => {
    const long = `/${'b'.repeat(1000)}/`;
    const links = pageOf(`${`[a]\n\n${demo}\n\n`.repeat(400)}[a]: ${long}`).links.length;
    expect(links).toBe(Math.floor(sharedDefinitionLimit / `[a]: ${long}`.length));
  });
});
