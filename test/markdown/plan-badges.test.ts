// Plan badges however their tags are written: what a page shows, and what its Markdown says. FORMAT section 4.
import { describe, expect, it } from 'vitest';
import { blocksOf, htmlOf, pageText, siteFrom } from '../support/site-from.ts';

async function page(body: string) {
  const found = await siteFrom({ 'index.md': pageText(body) });
  const { headings } = found.site.pages.get('en')!.get('/')!;
  const blocks = blocksOf(found, '/');
  return {
    html: htmlOf(found, '/').trim(),
    headings,
    markdown: blocks.map((block) => (block.type === 'html' ? block.markdown : '')).join('\n'),
  };
}

const plain = '<span class="plan-pro"></span>';
/** Where badges stand, each as `BADGE`. */
const places = [
  'Bare BADGE rest.',
  'At the end BADGE',
  '## Five BADGE tail',
  '## Early BADGE [link](/)\n\n### Late BADGE',
  '[Panel BADGE](/)',
  "[BADGE](/ 'Pro plan') and BADGE BADGE more",
  '- [Panel BADGE](/)\n- Bare BADGE\n\n  BADGE first',
  '| Feature | Plan |\n| :-- | --: |\n| Maps | BADGE |',
  '<table><tr><td>BADGE</td><td>Rest <a href="/">BADGE</a></td></tr></table>\n\nText.',
  '<div>\nBADGE rest\n</div>\n\nText BADGE.',
  ':::info For BADGE\nText.\n:::',
];

describe('a badge that closes itself', () => {
  it.each(places)('is like one with an end tag: %j', async (body) => {
    const expected = await page(body.replaceAll('BADGE', plain));
    expect(expected.markdown).toContain('(Pro plan)');
    for (const written of ['<span class="plan-pro" />', '<span class="plan-pro"/>', "<span class='plan-pro' />"]) {
      expect(await page(body.replaceAll('BADGE', written))).toEqual(expected);
    }
  });

  it('is text in a script and a style sheet', async () => {
    const script = `<script>const badge = '<span class="plan-pro" />';</script>`;
    expect((await page(`${script}\n\nText.`)).html).toContain(script);
  });

  it('holds nothing of what follows', async () => {
    expect((await page('Bare <span class="plan-pro" /> rest.')).html).toBe(
      '<p>Bare <span class="plan-badge plan-pro"><span class="visually-hidden">Pro plan</span></span> rest.</p>',
    );
    expect((await page('## Five <span class="plan-pro" title="Only in Pro" /> tail')).headings).toMatchObject([
      { id: 'five-tail', text: 'Five tail' },
    ]);
  });

  it('may stand alone on its line', async () => {
    const { html, markdown } = await page('One.\n\n<span class="plan-pro" />\n\nTwo.');
    expect(html).toMatch(
      /^<p>One\.<\/p>\s*<span class="plan-badge plan-pro"><span class="visually-hidden">Pro plan<\/span><\/span>\s*<p>Two\.<\/p>$/,
    );
    expect(markdown).toBe('One.\n\n(Pro plan)\n\nTwo.');
  });
});

describe('a badge with further attributes', () => {
  const written = [
    '<span class="plan-pro" aria-label="Pro plan icon"></span>',
    '<span title="Only in Pro" class="plan-pro"></span>',
    "<span data-x = 'a>b' class='plan-pro' hidden />",
    '<SPAN id=x CLASS=plan-pro title="class=\'a\'" />',
  ];

  it.each(places)('is a word of the Markdown: %j', async (body) => {
    const expected = await page(body.replaceAll('BADGE', plain));
    for (const badge of written) {
      const found = await page(body.replaceAll('BADGE', badge));
      expect(found.markdown).toBe(expected.markdown);
      expect(found.headings).toEqual(expected.headings);
    }
  });

  it('keeps them on the page, where it is a badge like others', async () => {
    expect((await page(`Bare ${written[1]} rest ${written[2]} end.`)).html).toBe(
      '<p>Bare <span title="Only in Pro" class="plan-badge plan-pro"><span class="visually-hidden">Pro plan</span></span> rest <span data-x="a>b" class="plan-badge plan-pro" hidden><span class="visually-hidden">Pro plan</span></span> end.</p>',
    );
  });
});

it.each([
  '<span class="plan-pros"></span>',
  '<span class="plan-pro big"></span>',
  '<span title="plan-pro"></span>',
  '<span class="plan-pro">words</span>',
  '<b class="plan-pro"></b>',
])('%s is no badge', async (html) => {
  expect((await page(`Text ${html} text.`)).markdown).toBe(`Text ${html} text.`);
});
