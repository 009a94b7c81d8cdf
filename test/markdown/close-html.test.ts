// Raw HTML that a writer leaves open: where it ends, what is told of it, and that what is around it stays as it is.
import { describe, expect, it } from 'vitest';
import { pageFrom } from '../fuzz/check-page.ts';
import { shellFaults } from '../fuzz/page-shell.ts';

const head = '# Title\n\n<p class="description">About it.</p>\n\n';
const code = '```js\na\n```';

/** The page with a body, its HTML with code blocks cut short, and what is told, as `rule@line:column tag`. */
function made(body: string) {
  const page = pageFrom(body.startsWith('#') || body.startsWith('<p class') ? body : head + body);
  return {
    page,
    html: page.blocks
      .map((block) => (block.type === 'html' ? block.html : ''))
      .join('')
      .replace(/<div class="code".*?<\/button><\/div>/gs, '[code]'),
    told: page.problems.flatMap((problem) =>
      problem.rule === 'html-unclosed'
        ? `<${problem.tag}>@${problem.line}:${problem.column} before ${problem.end}`
        : problem.rule.startsWith('html-')
          ? `${problem.rule}@${problem.line}:${problem.column}`
          : [],
    ),
  };
}

describe('an inline tag', () => {
  it.each([
    ['Use <button> here.', '<p>Use <button> here.</button></p>', '<button>@5:5 before the end of its paragraph'],
    ['A\nb <b>c.\n\nd', '<p>A\nb <b>c.</b></p>\n<p>d</p>', '<b>@6:3 before the end of its paragraph'],
    ['a <kbd/> b\n\nc', '<p>a <kbd> b</kbd></p>\n<p>c</p>', '<kbd>@5:3 before the end of its paragraph'],
    [
      '- a <div> b\n- c',
      '<ul>\n<li>a <div> b</div></li>\n<li>c</li>\n</ul>',
      '<div>@5:5 before the end of its paragraph',
    ],
    ['a\n\n#### b <i> c', '<p>a</p>\n<h4>b <i> c</i></h4>', '<i>@7:8 before the end of its heading'],
    ['*a <s>b* c\n\nd', '<p><em>a <s>b</s></em><s> c</s></p>\n<p>d</p>', '<s>@5:4 before the end of its paragraph'],
    [
      '*a <object>* c\n\nd',
      '<p><em>a <object></object></em> c</p>\n<p>d</p>',
      '<object>@5:4 before the end of its emphasis or link',
    ],
    ['<i><b>a</i>\n\nb', '<p><i><b>a</b></i></p>\n<p>b</p>', '<b>@5:4 before the end of its paragraph'],
    ['<span><ins>a</span>', '<p><span><ins>a</ins></span></p>', '<ins>@5:7 before </span>'],
  ])('%j ends with its block', (body, html, ...told) => {
    expect(made(body)).toMatchObject({ html, told });
  });

  it('ends with its cell', () => {
    const { html, told } = made('| a |\n| - |\n| <button> |\n| <table> |');
    expect(html).toContain('<td><button></button></td>');
    expect(html).toContain('<td><table></table></td>');
    expect(told).toEqual(['<button>@7:3 before the end of its cell', '<table>@8:3 before the end of its cell']);
  });

  it.each(['textarea', 'script', 'style', 'title', 'iframe', 'noembed'])(
    '<%s> without an end is empty: what follows it is shown',
    (tag) => {
      const { html, told } = made(`Use <${tag}> in *it*.\n\n${code}`);
      expect(html).toBe(`<p>Use <${tag}></${tag}> in <em>it</em>.</p>\n[code]`);
      expect(told).toEqual([`<${tag}>@5:5 before the end of its paragraph`]);
    },
  );

  it('may hold text that looks like tags, over several nodes', () => {
    expect(made('a <textarea><b>*c*</textarea> d')).toMatchObject({ told: [] });
    expect(made('<script>"<!--<script>"</script>\n\na <script>"<!--<script>"</script>')).toMatchObject({
      html: '<script>"<\\!--<script>"</script>\n<p>a <script>"<\\!--<script>"</script></p>',
      told: [],
    });
    expect(made('a <script>"<b>"</script> d')).toMatchObject({ html: '<p>a <script>"<b>"</script> d</p>', told: [] });
  });
});

describe('a block tag', () => {
  it.each([
    '<details>\n<summary>a</summary>\n\n**b**\n\n</details>',
    '<div>\n\na\n\n```js\na\n```\n\n</div>',
    '<div>\n\ntext</div>\n\nmore',
    '<ul>\n<li>a\n<li>\n\nb\n\n</ul>',
    '<table><tr><td>a<tr><th>b</table>',
    '<svg><g><path d="M0 0"/></g></svg>',
    '<!-- <div> -->\n\na <!-- <b> --> b <!-->',
    '<a href="/a/">\n\n![i](/a.svg)\n\n</a>',
    '<ruby>a<rt>b</ruby>',
    '</div> </b> a',
  ])('%j is as it was, and nothing is told of it', (body) => expect(made(body).told).toEqual([]));

  it('spans blocks, and ends with its segment at the latest', () => {
    const { page, told } = made('<div>\n\na\n\n{{"demo": "a.js"}}\n\nb');
    expect(page.blocks.map((block) => ('html' in block ? block.html : ''))).toEqual([
      '<div>\n<p>a</p>\n</div>',
      '',
      '<p>b</p>',
    ]);
    expect(told).toEqual(['<div>@5:1 before the next directive or the end of the page']);
  });

  it('ends with its quote, its callout and its item', () => {
    expect(made('> <div>\n\na\n\n:::info\n<div>\n:::\n\n- <table>\n\nb').told).toEqual([
      '<div>@5:3 before the end of its quote or callout',
      '<div>@10:1 before the end of its quote or callout',
      '<table>@13:3 before the end of its list item',
    ]);
  });

  it('that cannot hold code ends above it', () => {
    expect(made(`<div>\n<button>\n<i>\n\na\n\n${code}\n\n</div>`)).toMatchObject({
      html: '<div>\n<button>\n<i>\n<p>a</p>\n</i></button>\n[code]\n</div>',
      told: ['<button>@6:1 before the block of code below it', '<i>@7:1 before the block of code below it'],
    });
  });

  it('that is cut off is shown as text; what an open comment hides is told', () => {
    expect(made('<div title="a\n\nb')).toMatchObject({
      html: '&#x3C;div title="a\n<p>b</p>',
      told: ['html-cut@5:1'],
    });
    expect(made('<i>a</i>\n\n<!-- b\n\nc')).toMatchObject({ html: '<p><i>a</i></p>\n', told: ['html-cut@7:1'] });
  });
});

describe('the shell stays as it is', () => {
  const bodies = [
    ...'select option svg math noscript object form table template plaintext noembed frameset title a'
      .split(' ')
      .flatMap((tag) => [`a <${tag}> b\n\n${code}\n\nc`, `<${tag}>\n\n${code}\n\n## H\n\n</${tag}>\n\nd`]),
    '<script><!--<script>\n</script>\n\na',
    'a <script><!--<script>\n\nb',
    'a <script><!--<script></script> b\n\nc',
    '<svg><script>&lt;!-- &lt;/svg&gt;</script></svg>\n\na --> b',
    '* \n  <table ><template>\n* \n\na',
    '<style </script>\n</style><textarea>\n\na',
    '</div></article></main></body></html>\n\na </div> b',
    '<form>\n<form>\n</form>\n\na',
    '<table><tr><td><a><table><a>\n\na',
    '<noscript><a title="</noscript><div>">x</a></noscript>',
    '<![CDATA[ a\n\nb',
    '- <!-- a\n- b',
    `# a <select> b\n\n<p class="description">A <textarea> b <table>.</p>\n\n${code}`,
    `<p class="description">A <button> b <noscript><p title="</noscript></p>">.</p>\n\n# a`,
  ];
  it.each(bodies)('around %j', (body) => expect(shellFaults(made(body).page)).toEqual([]));
});
