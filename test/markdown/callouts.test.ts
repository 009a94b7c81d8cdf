// Callouts, tabbed code and plan badges, FORMAT section 4.
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../src/report/sentences.ts';
import { blocksOf, htmlOf, pageText, siteFrom } from '../support/site-from.ts';

async function page(body: string) {
  const found = await siteFrom({ 'index.md': pageText(body) });
  return {
    html: htmlOf(found, '/'),
    problems: found.problems,
    page: found.site.pages.get('en')!.get('/')!,
    blocks: blocksOf(found, '/'),
  };
}
/** HTML without the blanks between tags. */
const tight = (html: string) => html.replace(/>\s+</g, '><').trim();

describe('a callout', () => {
  it.each(['info', 'warning', 'success', 'error'])('of kind %s', async (kind) => {
    const { html, problems } = await page(`:::${kind}\nMind the *kerb*.\n:::`);
    expect(problems).toEqual([]);
    expect(tight(html)).toBe(`<aside class="callout callout-${kind}"><p>Mind the <em>kerb</em>.</p></aside>`);
  });

  it('has a title where one is written', async () => {
    const { html, problems } = await page(':::info Opening *hours*\nAll day.\n:::');
    expect(problems).toEqual([]);
    expect(tight(html)).toBe(
      '<aside class="callout callout-info"><p class="callout-title">Opening <em>hours</em></p><p>All day.</p></aside>',
    );
  });

  it.each([
    ['The --port flag, `a--b` and **bold**', 'The --port flag, <code>a--b</code> and <strong>bold</strong>'],
    ['a --> b', 'a --> b'],
    ['# 1. - > no blocks #', '# 1. - > no blocks #'],
    ['`C` ##', '<code>C</code> ##'],
    [
      'For <span class="plan-pro"></span> & <kbd>K</kbd>',
      'For <span class="plan-badge plan-pro"><span class="visually-hidden">Pro plan</span></span> &#x26; <kbd>K</kbd>',
    ],
    ['See [ref]', 'See <a href="/pro/">ref</a>'],
  ])('reads its title %j as Markdown', async (title, expected) => {
    const { html } = await page(`:::warning ${title}\nx\n:::\n\n[ref]: /pro/`);
    expect(/<p class="callout-title">(.*)<\/p>/.exec(html)?.[1]).toBe(expected);
  });

  it('tells where a link in its title is', async () => {
    const { problems, page: found } = await page('Text.\n\n- Item\n\n  :::info See `x` and [y](/y/)\n  Text.\n  :::');
    expect(problems).toEqual([expect.objectContaining({ rule: 'link-broken', href: '/y/', line: 9, column: 23 })]);
    expect(found.links).toEqual([{ href: '/y/', line: 9, column: 23 }]);
  });

  it('holds lists, fences and tables', async () => {
    const { html } = await page(':::warning\n- One\n- Two\n\n```bash\nls\n```\n\n| A |\n| - |\n| 1 |\n:::\n\nAfter.');
    const inside = /<aside[^>]*>([^]*)<\/aside>/.exec(html)![1]!;
    for (const tag of ['<ul>', '<pre', '<table>']) expect(inside).toContain(tag);
    expect(tight(html)).toMatch(/<\/aside><p>After\.<\/p>$/);
  });

  it('interrupts a paragraph', async () => {
    const { html } = await page('Before.\n:::info\nInside.\n:::\nAfter.');
    expect(tight(html)).toBe('<p>Before.</p><aside class="callout callout-info"><p>Inside.</p></aside><p>After.</p>');
  });

  it('stands in list items', async () => {
    const { html, problems } = await page('1. First\n\n   :::info\n   In the first item.\n   :::\n\n2. Second');
    expect(problems).toEqual([]);
    expect(tight(html)).toMatch(
      /<li><p>First<\/p><aside class="callout callout-info"><p>In the first item\.<\/p><\/aside><\/li><li><p>Second<\/p><\/li>/,
    );
  });

  it('stands in list items of list items', async () => {
    const { html, problems } = await page('- Outer\n  - Inner\n\n    :::error\n    Deep.\n    :::\n');
    expect(problems).toEqual([]);
    expect(tight(html)).toMatch(
      /<li>(?:<p>)?Inner(?:<\/p>)?<aside class="callout callout-error"><p>Deep\.<\/p><\/aside><\/li>/,
    );
  });

  it('of an unknown kind is a problem with line, column and a proposal, and is shown', async () => {
    const { html, problems } = await page('Text.\n\n:::infos\nMind.\n:::');
    expect(problems).toEqual([
      expect.objectContaining({
        rule: 'callout-kind',
        severity: 'error',
        found: 'infos',
        suggestion: 'info',
        line: 7,
        column: 1,
      }),
    ]);
    expect(html).toContain('Mind.');
  });

  it('in a list has its problem in the column where it stands', async () => {
    const { problems } = await page('- Item\n\n  :::tipp\n  Text.\n  :::');
    expect(problems).toEqual([expect.objectContaining({ rule: 'callout-kind', line: 7, column: 3 })]);
  });

  it('without an end is a problem where it begins', async () => {
    const { problems } = await page('Text.\n\n:::warning\nOpen.\n\nMore.');
    expect(problems).toEqual([expect.objectContaining({ rule: 'callout-open', kind: 'warning', line: 7, column: 1 })]);
  });

  it('without a beginning is a problem', async () => {
    const { problems } = await page('Text.\n\n:::');
    expect(problems).toEqual([expect.objectContaining({ rule: 'callout-open', kind: '', line: 7 })]);
  });

  it('that begins in another one is a problem that names the outer one, and what it holds is shown in that', async () => {
    const { html, problems } = await page('Text.\n\n:::warning\nMind.\n\n:::info\nThe *kerb*.\n:::\n\nAfter.');
    expect(problems).toEqual([expect.objectContaining({ rule: 'callout-open', kind: 'warning', line: 10, column: 1 })]);
    expect(tight(html)).toBe(
      '<p>Text.</p><aside class="callout callout-warning"><p>Mind.</p><p>The <em>kerb</em>.</p></aside><p>After.</p>',
    );
  });

  it('in a fence is text', async () => {
    const { html, problems } = await page('```md\n:::info\nHi\n:::\n```');
    expect(problems).toEqual([]);
    expect(html).not.toContain('<aside');
    expect(html.replace(/<[^>]+>/g, '')).toContain(':::info\nHi\n:::');
  });
});

/** The text of some HTML, without the label of the copy button. */
const shown = (html: string) =>
  html
    .replace(/<button[^]*?<\/button>|<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .trim();

describe('markers that stand in other things are shown as written', () => {
  const marks = ':::info A -- title\nx\n:::\n<codeblock storageKey="x">';
  const indented = marks.replace(/^/gm, '    ');

  it.each([
    ['indented code', `a\n\n${indented}`, `a\n${marks}`],
    ['indented code right below a heading', `## A\n${indented}`, `A#\n${marks}`],
    ['indented code in a list', `- a\n\n${indented.replace(/^/gm, '  ')}`, `a\n${marks}`],
  ])('%s', async (_, body, expected) => {
    const { html, blocks, problems } = await page(body);
    expect(problems).toEqual([]);
    expect(shown(html)).toBe(expected);
    expect(blocks).toEqual([expect.objectContaining({ markdown: body })]);
  });

  it('raw HTML', async () => {
    const body = '<pre>\n:::info\n<codeblock>\n</pre>\n\n<div>\n:::warning\nw\n:::\n</div>';
    const { html, blocks, problems } = await page(body);
    expect(problems.map(({ rule }) => rule)).toEqual(['html-unclosed']);
    expect(html).toContain('<pre>:::info\n<codeblock>\n</codeblock></pre>');
    expect(html).toContain('<div>\n:::warning\nw\n:::\n</div>');
    expect(blocks).toEqual([expect.objectContaining({ markdown: body })]);
  });

  it('but a comment stays one', async () =>
    expect((await page('<div>\n<!--xdocs note-->\nx\n</div>')).html).toBe('<div>\n\nx\n</div>'));
});

describe('GitHub’s alerts', () => {
  it.each(['note', 'Note', 'nOtE'])('may be written %s', async (name) =>
    expect(tight((await page(`> [!${name}]\n> Mind.`)).html)).toBe(
      '<aside class="callout callout-info"><p class="callout-title">Note</p><p>Mind.</p></aside>',
    ),
  );

  it.each([
    ['NOTE', 'info'],
    ['TIP', 'success'],
    ['IMPORTANT', 'info'],
    ['WARNING', 'warning'],
    ['CAUTION', 'error'],
  ])('map %s to %s', async (name, kind) => {
    const { html, problems } = await page(`> [!${name}]\n> Mind the **kerb**.\n> Slowly.`);
    expect(problems).toEqual([]);
    expect(html).toContain(`<aside class="callout callout-${kind}">`);
    expect(html).toMatch(/<p>Mind the <strong>kerb<\/strong>\.\nSlowly\.<\/p>/);
    expect(html).not.toContain('[!');
  });

  it('leave a quotation alone', async () => {
    const { html } = await page('> To ride is to live.\n>\n> > [!FOO] is no alert.');
    expect(html).toContain('<blockquote>');
    expect(html).not.toContain('<aside');
    expect(html).toContain('[!FOO]');
  });
});

describe('tabbed code', () => {
  const tabs =
    '<codeblock storageKey="package-manager">\n\n```bash yarn\nyarn add velo\n```\n\n```bash npm\nnpm install velo\n```\n\n```bash pnpm\npnpm add velo\n```\n\n</codeblock>';

  it('has one tab each, in the order npm, pnpm, yarn', async () => {
    const { html, problems } = await page(tabs);
    expect(problems).toEqual([]);
    expect([...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map((match) => match[1])).toEqual(['npm', 'pnpm', 'yarn']);
    expect(
      [...html.matchAll(/role="tabpanel"[^]*?<code[^>]*>([^]*?)<\/code>/g)].map((match) =>
        match[1]!.replace(/<[^>]+>/g, ''),
      ),
    ).toEqual(['npm install velo', 'pnpm add velo', 'yarn add velo']);
    expect(html).toContain('data-storage-key="package-manager"');
  });

  it('keeps the writer’s order of other names', async () => {
    const { html } = await page(
      '<codeblock storageKey="plan">\n\n```tsx Community\nc\n```\n\n```tsx Premium\np\n```\n\n```tsx Pro\nq\n```\n\n</codeblock>',
    );
    expect([...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map((match) => match[1])).toEqual([
      'Community',
      'Premium',
      'Pro',
    ]);
  });

  it('needs no blank lines around its fences', async () => {
    const { html, problems } = await page(
      '<codeblock storageKey="a">\n```bash npm\nn\n```\n```bash yarn\ny\n```\n</codeblock>\n\nAfter.',
    );
    expect(problems).toEqual([]);
    expect(html.match(/role="tabpanel"/g)).toHaveLength(2);
    expect(tight(html)).toMatch(/<p>After\.<\/p>$/);
  });

  it('shows one panel, and each tab names its own panel by an id that is unique in the page', async () => {
    const { html } = await page(`${tabs}\n\n## Again\n\n${tabs}`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    const panels = [...html.matchAll(/role="tabpanel" id="([^"]+)" aria-labelledby="([^"]+)"( hidden)?/g)];
    expect(panels.map((panel) => Boolean(panel[3]))).toEqual([false, true, true, false, true, true]);
    for (const [, panel, tab] of panels) expect(html).toContain(`id="${tab}" aria-controls="${panel}"`);
  });

  it.each([
    ["storageKey='x'", 'x'],
    ['storageKey="a \'b\'"', "a 'b'"],
    ['', undefined],
    ['storageKey=""', undefined],
  ])('with %j is remembered under %j', async (attribute, key) => {
    const { html } = await page(`<codeblock ${attribute}>\n\n\`\`\`bash npm\nn\n\`\`\`\n\n</codeblock>`);
    expect(/ data-storage-key="([^"]*)"/.exec(html)?.[1]).toBe(key);
  });

  it('shows what is no fence outside of the tabs, with a warning', async () => {
    const { html, problems } = await page(
      '<codeblock storageKey="a">\n\n<!-- fine -->\n\nBefore.\n\n```bash npm\nn\n```\n\n- After\n\n```bash yarn\ny\n```\n\n</codeblock>',
    );
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'codeblock-content', severity: 'warning', found: 'Before.', line: 9, column: 1 }),
    ]);
    expect(html.match(/role="tabpanel"/g)).toHaveLength(2);
    expect(tight(html)).toMatch(/^<p>Before\.<\/p><div class="tabs"[^]*<ul><li>After<\/li><\/ul>$/);
  });

  it('warns of one without fences, and makes no tabs', async () => {
    const { html, problems } = await page('Text.\n\n<codeblock>\n\n</codeblock>');
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'codeblock-content', severity: 'warning', line: 7, column: 1 }),
    ]);
    expect(html).toBe('<p>Text.</p>');
  });

  it('warns of an end without a beginning', async () => {
    const { problems } = await page('Text.\n\n</codeblock>');
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'callout-open', severity: 'warning', kind: '/codeblock', line: 7 }),
    ]);
  });

  it('that begins in another one is a problem where the first begins', async () => {
    const { problems } = await page('<codeblock>\n\n<codeblock>\n\n```bash npm\nn\n```\n\n</codeblock>');
    expect(problems).toEqual([expect.objectContaining({ rule: 'callout-open', kind: 'codeblock', line: 5 })]);
  });

  it('tells the places of problems in its fences', async () => {
    const { problems } = await page('<codeblock storageKey="a">\n\n```sh npm\nn\n```\n\n</codeblock>');
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'code-language', found: 'sh', suggestion: 'bash', line: 7, column: 1 }),
    ]);
  });

  it('without an end is a problem where it begins, and its fences are shown', async () => {
    const { problems, html } = await page('<codeblock storageKey="a">\n\n```bash npm\nnpm start\n```\n');
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'callout-open', kind: 'codeblock', line: 5, column: 1 }),
    ]);
    expect(html.replace(/<[^>]+>/g, '')).toContain('npm start');
  });

  it('stands in list items', async () => {
    const { html, problems } = await page(
      '1. Install\n\n   <codeblock storageKey="a">\n\n   ```bash npm\n   n\n   ```\n\n   </codeblock>\n',
    );
    expect(problems).toEqual([]);
    expect(tight(html)).toMatch(/<li><p>Install<\/p><div class="tabs"/);
  });
});

describe('a plan badge', () => {
  it.each([
    ['plan-pro', 'Pro plan'],
    ['plan-premium', 'Premium plan'],
  ])('in a link, %s, has an accessible name and nests no link', async (plan, name) => {
    const { html, problems } = await page(`Ordering [<span class="${plan}"></span>](/ 'About plans') is here.`);
    expect(problems).toEqual([]);
    const link = /<a [^>]*>([^]*?)<\/a>/.exec(html)!;
    expect(link[0]).toContain(plan);
    expect(link[0]).toContain('href="/"');
    expect(link[1]!.replace(/<[^>]+>/g, '')).toBe(name);
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('stands bare, too', async () => {
    const { html } = await page('Only <span class="plan-pro"></span> here.');
    expect(html).toMatch(/<span class="plan-badge plan-pro"><span class="visually-hidden">Pro plan<\/span><\/span>/);
  });

  it('in a heading keeps out of its id and of the contents', async () => {
    const { page: found, html } = await page('## Ordering [<span class="plan-pro"></span>](/ "Pro plan") 🧪\n');
    expect(found.headings).toEqual([expect.objectContaining({ id: 'ordering', text: 'Ordering 🧪' })]);
    expect(html).toMatch(/<h2 id="ordering">[^]*<a [^>]*plan-pro[^]*<\/h2>/);
  });

  it('in a table works as well', async () => {
    const { html } = await page('| Feature | Plan |\n| :-- | --: |\n| Maps | <span class="plan-premium"></span> |\n');
    expect(html).toMatch(/<td align="right"><span class="plan-badge plan-premium">/);
  });

  it.each(['🚧', '🧪', '✅'])('%s is a plain character', async (emoji) => {
    const { html } = await page(`Soon ${emoji}.`);
    expect(html).toBe(`<p>Soon ${emoji}.</p>`);
  });
});

describe('the words of other generators', () => {
  it.each([
    [':::note', 'info', 'Note'],
    ['::: tip', 'success', 'Tip'],
    [':::important', 'info', 'Important'],
    [':::caution', 'warning', 'Caution'],
    ['::: danger Mind *this*', 'error', 'Mind <em>this</em>'],
    [':::tip[Ring `twice`]', 'success', 'Ring <code>twice</code>'],
    [':::info[Plain]', 'info', 'Plain'],
  ])('%s is a callout', async (marker, kind, title) => {
    const { html, problems } = await page(`${marker}\nText.\n:::`);
    expect(problems).toEqual([]);
    expect(tight(html)).toBe(
      `<aside class="callout callout-${kind}"><p class="callout-title">${title}</p><p>Text.</p></aside>`,
    );
  });

  it(':::details is folded', async () => {
    const { html, problems } = await page('::: details All *hours*\n- One\n:::\n\nAfter.');
    expect(problems).toEqual([]);
    expect(tight(html)).toBe(
      '<details><summary>All <em>hours</em></summary><ul><li>One</li></ul></details><p>After.</p>',
    );
  });

  it('::: code-group is tabbed code', async () => {
    const group = '::: code-group\n\n```bash [pnpm]\npnpm add velo\n```\n\n```bash [npm]\nnpm i velo\n```\n\n:::';
    const { html, problems } = await page(`${group}\n\nAfter.`);
    expect(problems).toEqual([]);
    expect([...html.matchAll(/data-tab="([^"]*)"/g)].map(([, name]) => name)).toEqual(['npm', 'pnpm']);
    expect(html).toContain('data-storage-key="package-manager"');
    expect(html).toContain('<p>After.</p>');
    expect(html).not.toContain(':::');
    const others = await page('::: code-group\n```ts [config.ts]\nlet a;\n```\n```js [config.js]\nlet a;\n```\n:::');
    expect(others.html).toContain('data-tab="config.ts"');
    expect(others.html).not.toContain('data-storage-key');
  });

  it('are named where a kind is not known', async () => {
    const { problems } = await page(':::dangr\nText.\n:::');
    expect(problems).toEqual([expect.objectContaining({ rule: 'callout-kind', suggestion: 'danger' })]);
  });

  it.each(['mermaid', 'math'])('say what to write in the place of %s', async (language) => {
    const { problems } = await page(`\`\`\`${language}\na --> b\n\`\`\``);
    expect(problems.map((problem) => sentenceOf(problem))).toEqual([expect.stringContaining('put an SVG of it')]);
  });
});
