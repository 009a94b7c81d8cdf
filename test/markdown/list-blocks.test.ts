// `:::steps`, `:::file-tree` and `:::cards`: lists with a look of their own, which are the plain list in the twin.
import { expect, it } from 'vitest';
import { blocksOf, htmlOf, pageText, rulesOf, siteFrom } from '../support/site-from.ts';

async function made(body: string): Promise<{ html: string; markdown: string }> {
  const site = await siteFrom({ 'index.md': pageText(body) });
  expect(site.problems).toEqual([]);
  const [block] = blocksOf(site, '/');
  return {
    html: htmlOf(site, '/').replace(/\n/g, ''),
    markdown: block?.type === 'html' ? block.markdown : '',
  };
}

it('makes steps of a numbered list, whatever is in them', async () => {
  const list = '1. **Install**\n\n   ```bash\n   npm i\n   ```\n\n2. Go on\n\n   :::info\n   Easy.\n   :::';
  const { html, markdown } = await made(`:::steps\n\n${list}\n\n:::\n\nAfter.`);
  expect(html).toMatch(/^<ol class="steps"><li><p><strong>Install<\/strong><\/p><div class="code"/);
  expect(html).toContain('<aside class="callout callout-info"><p>Easy.</p></aside></li></ol><p>After.</p>');
  expect(markdown).toBe(`${list}\n\nAfter.`);
});

it('shows a title above, and ends in the list, too', async () => {
  const { html } = await made(':::steps First of all\n1. Begin\n2. End\n:::\nAfter.');
  expect(html).toBe(
    '<p><strong>First of all</strong></p><ol class="steps"><li>Begin</li><li>End</li></ol><p>After.</p>',
  );
});

it('makes a tree of files, in which folders can be folded', async () => {
  const list = '- src/\n  - **index.ts** the entry, *first*\n  - empty/\n- `my file.md`\n- …';
  const { html, markdown } = await made(`:::file-tree\n${list}\n:::`);
  expect(html).toBe(
    [
      '<ul class="file-tree"><li class="file-folder"><details open><summary><span class="file-name">src/</span></summary><ul>',
      '<li class="file"><span class="file-name"><strong>index.ts</strong></span> <span class="file-comment">the entry, <em>first</em></span></li>',
      '<li class="file-folder"><span class="file-name">empty/</span></li></ul></details></li>',
      '<li class="file"><span class="file-name"><code>my file.md</code></span></li>',
      '<li class="file-rest"><span class="file-name">…</span></li></ul>',
    ].join(''),
  );
  expect(markdown).toBe(list);
});

it('makes cards of links with words', async () => {
  const list = '- [Home](/): Where it *begins*.\n- [Elsewhere](https://example.com/)';
  const { html, markdown } = await made(`:::cards\n${list}\n:::`);
  expect(html).toMatch(
    /^<ul class="cards"><li class="card"><p class="card-title"><a href="\/">Home<\/a><\/p><p class="card-text">Where it <em>begins<\/em>\.<\/p><\/li><li class="card"><p class="card-title"><a [^>]*href="https:\/\/example\.com\/"[^>]*>Elsewhere<\/a><\/p><\/li><\/ul>$/,
  );
  expect(markdown).toBe(list);
});

it('checks the links of cards as any other', async () => {
  expect(await rulesOf({ 'index.md': pageText(':::cards\n- [Gone](/gone/)\n:::') })).toEqual(['link-broken@6']);
});

it.each([
  ['steps', '- Not numbered'],
  ['steps', 'No list'],
  ['file-tree', '1. Numbered'],
  ['cards', '- No link'],
  ['cards', '- Words before [a link](/)'],
])('tells of :::%s around “%s” with its line, and loses nothing', async (kind, body) => {
  const files = { 'index.md': pageText(`:::${kind}\n${body}\n:::`) };
  expect(await rulesOf(files)).toEqual(['list-block@5']);
  const text = htmlOf(await siteFrom(files), '/').replace(/<[^>]*>/g, '');
  expect(text).toContain(body.replace(/^\S+ (?=Not|No l|Num|Words)/, '').replace(/\[|\]\(\/\)/g, ''));
});

it('proposes them for a word that is nearly one', async () => {
  const { problems } = await siteFrom({ 'index.md': pageText(':::step\n1. One\n:::') });
  expect(problems).toEqual([expect.objectContaining({ rule: 'callout-kind', found: 'step', suggestion: 'steps' })]);
});
