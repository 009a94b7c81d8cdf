// Descriptions of API members: what of Markdown they may use, and that nothing else is markup.
import { expect, it } from 'vitest';
import { inlineHtmlOf, markdownHtmlOf } from '../../templates/blocks/inline-markdown.ts';

it.each([
  ['`a < b`', '<code>a &lt; b</code>'],
  ['see [the grid](/x/grid/)', 'see <a href="/x/grid/">the grid</a>'],
  ['**never** or *rarely*', '<strong>never</strong> or <em>rarely</em>'],
  ['snake_case_name stays', 'snake_case_name stays'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['`**raw**`', '<code>**raw**</code>'],
  ['{@link GridApi}', '<code>GridApi</code>'],
  ['at https://example.com/a?b=1.', 'at <a href="https://example.com/a?b=1">https://example.com/a?b=1</a>.'],
  ['one<br />two', 'one<br>two'],
  ['see [`GridApi`](/x/grid-api/)', 'see <a href="/x/grid-api/"><code>GridApi</code></a>'],
  ['[the `a[0]` of `b`](https://e.com/#a)', '<a href="https://e.com/#a">the <code>a[0]</code> of <code>b</code></a>'],
  ['`[a](/b/)` and [c](/d/)', '<code>[a](/b/)</code> and <a href="/d/">c</a>'],
  ['[`a`](/b/), [`c`](/d/)', '<a href="/b/"><code>a</code></a>, <a href="/d/"><code>c</code></a>'],
  ['**[`a`](/b/)** and *`c`*', '<strong><a href="/b/"><code>a</code></a></strong> and <em><code>c</code></em>'],
  ['[`a < b`](javascript:x) `c`', '<code>a &lt; b</code> <code>c</code>'],
  ['{@link GridApi `the API`}', '<code>the API</code>'],
  ['a [b](`c`)', 'a [b](<code>c</code>)'],
  ['at https://example.com/`a`', 'at <a href="https://example.com/">https://example.com/</a><code>a</code>'],
  ['nothing \0 `a`', 'nothing  <code>a</code>'],
])('%s', (markdown, html) => expect(inlineHtmlOf(markdown)).toBe(html));

it('lets no markup and no script address through', () => {
  expect(inlineHtmlOf('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;');
  expect(inlineHtmlOf('[x](javascript:alert(1))')).not.toContain('href');
  expect(inlineHtmlOf('[x](/a"onclick="b)')).not.toContain('"onclick');
});

it('knows paragraphs, lists and fences', () => {
  expect(markdownHtmlOf('One.\n\nTwo:\n- a\n- b')).toBe('<p>One.</p><p>Two:</p><ul><li>a</li><li>b</li></ul>');
  expect(markdownHtmlOf('One of:\n1. a\n   b\n2. c\n\n4. d')).toBe(
    '<p>One of:</p><ol><li>a b</li><li>c</li></ol><ol start="4"><li>d</li></ol>',
  );
  expect(markdownHtmlOf('Like:\n\n```tsx\n<A />\n\n<B />\n```')).toBe(
    '<p>Like:</p><pre tabindex="0"><code>&lt;A /&gt;\n\n&lt;B /&gt;</code></pre>',
  );
});
