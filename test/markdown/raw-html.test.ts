// Only blocks that hold raw HTML go through an HTML parser. The page must be the one that comes of parsing all of it, however
// the tags nest, or do not.
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { htmlText } from '../../src/markdown/html-text.ts';
import { parseWithNative, parseWithReference } from '../../src/markdown/parsers.ts';
import { withHtmlParsed } from '../../src/markdown/raw-html.ts';
import { walkTree } from '../../src/markdown/walk-tree.ts';

const toHast = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();

/** The HTML of a text, and where each of its elements begins. */
function read(text: string, isWhole: boolean) {
  const tree = withHtmlParsed(toHast.runSync((parseWithNative ?? parseWithReference)(text)) as Root, new VFile(), {
    isWhole,
  });
  const places: string[] = [];
  walkTree<Element>(tree, 'element', ({ tagName, position }) => {
    const at = position?.start;
    places.push(`${tagName}@${at?.line}:${at?.column}`);
  });
  return { html: htmlText(tree), places };
}

const blocks = [
  'A **text** with [a link](/a "its title"), `code` and ![an image](i.png).',
  '## A heading',
  '- an item\n- [x] a task\n\n  with a block',
  '3. three\n4. four <kbd>K</kbd>',
  '> a quote',
  '| a | b |\n| :- | -: |\n| 1 | <b>2</b> |\n| 3 | [^1] |',
  '***',
  '[^1]: a footnote',
];
const tags = 'div p b a li h2 button table tr td foo xd-body';

it('is read in blocks where a title stands in it, which holds only text', () => {
  const titles = [
    '<title>',
    '<title></title>',
    '<title>x</title>',
    '<title a=1>x & <b> y</title>',
    '</title>',
    '<title>*x*</title>',
  ];
  for (const title of titles)
    for (const [before, after] of [
      ['', ''],
      ['<div>\n\n', '\n\n</div>'],
      ['<div>\n\n', ''],
      ['<b>', '</b>'],
      ['<table><tr><td>\n\n', '\n\n</td></tr></table>'],
      ['<table>\n\n', '\n\n</table>'],
      ['a <a href="/b">c</a> ', ' <kbd>d</kbd>'],
    ]) {
      const page = `${blocks.join('\n\n')}\n\n${before}- a ${title} b\n\n${title} c${after}\n\n${blocks.join('\n\n')}\n`;
      expect(read(page, false), page).toEqual(read(page, true));
    }
});

it('is read in blocks as it is read as a whole', () => {
  let nested = 0;
  for (const outer of tags.split(' '))
    for (const inner of tags.split(' ')) {
      const text = blocks.join('\n\n');
      for (const [index, html] of [
        [`<${outer}>`, `<${inner}>x`, `</${inner}>`, `</${outer}>`],
        [`<${outer}><${inner}>`, `</${outer}>`, `</${inner}>`, ''],
        [`<${outer}>`, `a <${inner}>b <${outer}>c</${outer}> d</${inner}> e`, '', `</${outer}>`],
        ['', `a <${outer}>b <${inner}>c</${outer}> d</${inner}> e`, `- <${outer}>x</${outer}>`, ''],
      ].entries()) {
        const page = `${html[0]}\n\n${text}\n\n${html[1]}\n\n${blocks[0]}\n\n${html[2]}\n\n${blocks[2]}\n\n${html[3]}\n\n${blocks[1]}\n`;
        const found = read(page, false);
        const expected = read(page, true);
        if (index === 0 && found.html.includes(`<${inner}>x`)) nested++;
        if (found.html !== expected.html) expect(found, page).toEqual(expected);
        expect(found.places.join(' '), page).toBe(expected.places.join(' '));
      }
    }
  expect(nested).toBeGreaterThan(30);
});
