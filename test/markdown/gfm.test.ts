// Markdown as GitHub has it, and the HTML in it, FORMAT section 4.
import { describe, expect, it } from 'vitest';
import { blocksOf, htmlOf, pageText, siteFrom } from '../support/site-from.ts';

const demo = 'export default function Ride() {\n  return <p>Ride</p>;\n}\n';

async function html(body: string) {
  const found = await siteFrom({ 'index.md': pageText(body), 'Ride.tsx': demo }, { externalPaths: ['/pictures/'] });
  expect(found.problems).toEqual([]);
  return htmlOf(found, '/');
}
const tight = (text: string) => text.replace(/>\s+</g, '><').trim();

describe('text', () => {
  it.each([
    ['a < b and c > d', '<p>a &#x3C; b and c > d</p>'],
    ['Use {name} and {{name}}.', '<p>Use {name} and {{name}}.</p>'],
    ['import x from "y"', '<p>import x from "y"</p>'],
    ['export const a = 1', '<p>export const a = 1</p>'],
    ['~~gone~~ **bold**', '<p><del>gone</del> <strong>bold</strong></p>'],
    ['A `{{code}} < <b>`', '<p>A <code>{{code}} &#x3C; &#x3C;b></code></p>'],
    ['1 &amp; 2 &copy;', '<p>1 &#x26; 2 ©</p>'],
  ])('%j', async (body, expected) => expect(await html(body)).toBe(expected));
});

describe('a table', () => {
  it('lets long names of code break at their joints in its cells, and nowhere else', async () => {
    const name = 'DateRangePickerSlots.fieldSeparator';
    const found = await html(`\`${name}\`\n\n| Before | After |\n|---|---|\n| \`${name}\` | \`short.name\` |`);
    expect(found).toContain(`<p><code>${name}</code></p>`);
    expect(found).toContain('<code>Date<wbr>Range<wbr>Picker<wbr>Slots.<wbr>field<wbr>Separator</code>');
    expect(found).toContain('<code>short.name</code>');
  });

  it('has alignment, and a box that scrolls', async () => {
    const found = await html('| A | B | C |\n| :- | :-: | -: |\n| 1 | `x \\| y` | 3 |');
    expect(found).toMatch(/^<div class="table-scroll" tabindex="0"><table>/);
    expect([...found.matchAll(/<td align="(\w+)">/g)].map((match) => match[1])).toEqual(['left', 'center', 'right']);
    expect(found).toContain('<code>x | y</code>');
  });

  it('may be written in HTML', async () =>
    expect(await html('<table>\n<tr><td>1</td></tr>\n</table>')).toMatch(
      /<div class="table-scroll" tabindex="0"><table>/,
    ));
});

describe('lists', () => {
  it('have boxes to tick', async () => {
    const found = await html('- [x] Bike\n- [ ] Helmet');
    expect(found.match(/<input type="checkbox"[^>]*disabled/g)).toHaveLength(2);
    expect(found.match(/checked/g)).toHaveLength(1);
  });

  it('begin where they say', async () => expect(await html('3. Three\n4. Four')).toContain('<ol start="3">'));
});

describe('footnotes', () => {
  it('lead there and back', async () => {
    const found = await html('Rides[^1] are short.\n\n[^1]: Mostly.');
    const there = /<a href="#([^"]+)" id="([^"]+)"/.exec(found)!;
    expect(found).toContain(`<li id="${there[1]}">`);
    expect(found).toContain(`href="#${there[2]}"`);
  });

  it('have ids that are unique in the page, whatever stands between them', async () => {
    const found = await html('One[^1].\n\n[^1]: First.\n\n{{"demo": "Ride.tsx"}}\n\nTwo[^1].\n\n[^1]: Second.');
    const ids = [...found.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of found.matchAll(/ href="#([^"]+)"/g)) expect(ids).toContain(target);
  });
});

describe('HTML', () => {
  it('passes through', async () => {
    const found = await html('Press <kbd class="key">Ctrl</kbd> + <kbd class="key">C</kbd>.');
    expect(found).toBe('<p>Press <kbd class="key">Ctrl</kbd> + <kbd class="key">C</kbd>.</p>');
  });

  it('holds Markdown in blocks', async () => {
    const found = await html(
      '<details>\n<summary>More</summary>\n\n**Bold** and\n\n```bash\nls\n```\n\n</details>\n\nAfter.',
    );
    expect(tight(found)).toMatch(
      /^<details><summary>More<\/summary><p><strong>Bold<\/strong> and<\/p><div class="code"[^]*<\/div><\/details><p>After\.<\/p>$/,
    );
  });

  it('keeps pictures for one colour scheme', async () => {
    const found = await html(
      '<img class="only-light-mode" src="/pictures/a.svg" alt="" width="10" height="10">\n<img class="only-dark-mode" src="/pictures/b.svg" alt="" width="10" height="10">',
    );
    expect(found).toMatch(/class="only-light-mode"[^>]*src="\/pictures\/a\.svg"/);
    expect(found).toMatch(/class="only-dark-mode"[^>]*src="\/pictures\/b\.svg"/);
  });

  it('keeps the attributes of a video', async () => {
    const found = await html(
      '<video autoplay muted loop playsinline width="300"><source src="/pictures/a.mp4" type="video/mp4"></video>',
    );
    for (const attribute of ['autoplay', 'muted', 'loop', 'playsinline', 'width="300"'])
      expect(found).toContain(attribute);
    expect(found).toContain('<source src="/pictures/a.mp4" type="video/mp4">');
  });

  it.each([
    ['a block', 'Before.\n\n<!-- secret -->\n\nAfter.'],
    ['a line', 'Before. <!-- secret --> After.'],
    ['lines', 'Before.\n\n<!--\n## secret\n\nsecret\n-->\n\nAfter.'],
    ['a tool', '<!-- #default-branch-switch -->\n\nBefore. After.'],
  ])('in comments is dropped: %s', async (_, body) => {
    const found = await html(body);
    expect(found).not.toMatch(/secret|<!--|switch/);
    expect(
      found
        .replace(/<[^>]+>/g, '')
        .split(/\s+/)
        .filter(Boolean),
    ).toEqual(['Before.', 'After.']);
  });

  it('headings count as headings', async () => {
    const { site } = await siteFrom({ 'index.md': pageText('<h2 id="own">Raw</h2>\n\n### Three\n') });
    expect(
      site.pages
        .get('en')!
        .get('/')!
        .headings.map(({ id, text }) => [id, text]),
    ).toEqual([
      ['own', 'Raw'],
      ['three', 'Three'],
    ]);
  });

  it('ids can be linked to', async () =>
    expect(await html('<div id="fleet">Fleet</div>\n\n[Fleet](#fleet)')).toContain('href="#fleet"'));

  it('left open does not reach the next stretch', async () => {
    const loaded = await siteFrom({
      'index.md': pageText('<div class="wide">\n\nOpen.\n\n{{"demo": "Ride.tsx"}}\n\nAfter.'),
      'Ride.tsx': demo,
    });
    const blocks = blocksOf(loaded, '/');
    for (const block of blocks)
      if (block.type === 'html')
        expect(block.html.match(/<div/g) ?? []).toHaveLength(block.html.match(/<\/div>/g)?.length ?? 0);
  });
});

describe('odd input', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['blanks', ' \n\t\n'],
    ['NUL', pageText('A\0B')],
    ['a lone surrogate of an entity', pageText('## &#xD800; x\n')],
    ['front matter alone', '---\ntitle: A\n---'],
    ['a fence without end', pageText('```js\n{{"demo": "Ride.tsx"}}\n')],
    ['a comment without end', pageText('<!-- open\n\n## Never\n')],
    ['the markers of the inside', pageText('<!--:::info-->\nText\n<!--:::-->\n\n<!--codeblock-->\n')],
    ['a description without end', '# A\n\n<p class="description">No end\n\nText.\n'],
    ['U+2028', pageText('A\u2028B')],
  ])('%s makes a page', async (_, text) => {
    const { site } = await siteFrom({ 'index.md': text, 'Ride.tsx': demo });
    expect(site.pages.get('en')!.get('/')).toMatchObject({ kind: 'guide' });
  });

  it('of an empty file has problems, and no crash', async () => {
    const { problems } = await siteFrom({ 'index.md': '' });
    expect(problems.map(({ rule }) => rule).sort()).toEqual(['description-missing', 'title-missing']);
  });
});
