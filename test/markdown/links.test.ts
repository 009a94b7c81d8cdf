// Links, images and files beside a page, FORMAT sections 1 and 4.
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../src/model/user-config.ts';
import { htmlOf, pageText, siteFrom } from '../support/site-from.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80"/></svg>';
const others = {
  'index.md': pageText('## Start\n', 'Home'),
  'bikes/editing/editing.md': pageText('## Undo\n', 'Editing'),
  'bikes/editing/persistence.md': pageText('Text.', 'Persistence'),
};

async function page(body: string, more: Record<string, string> = {}, config: UserConfig = { base: '/x' }) {
  const found = await siteFrom({ ...others, 'bikes/bikes.md': pageText(body, 'Bikes'), ...more }, config);
  const { base = '' } = config;
  return {
    html: htmlOf(found, `${base}/bikes/`),
    problems: found.problems,
    page: found.site.pages.get('en')!.get(`${base}/bikes/`)!,
  };
}
const hrefs = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map((match) => match[1]);

describe('an internal link', () => {
  it.each([
    ['/x/bikes/editing/', '/x/bikes/editing/'],
    ['/x/bikes/editing/#undo', '/x/bikes/editing/#undo'],
    ['/x/bikes/editing/?a=1#undo', '/x/bikes/editing/?a=1#undo'],
    ['#own', '#own'],
    ['./editing/', '/x/bikes/editing/'],
    ['editing/editing.md', '/x/bikes/editing/'],
    ['./editing/persistence.md', '/x/bikes/editing/persistence/'],
    ['./editing/persistence/', '/x/bikes/editing/persistence/'],
    ['../index.md#start', '/x/#start'],
    ['editing/editing.md?a=1#undo', '/x/bikes/editing/?a=1#undo'],
  ])('%s leads to %s', async (written, href) => {
    const { html, problems } = await page(`See [this](${written}).\n\n## Own\n`);
    expect(problems).toEqual([]);
    expect(hrefs(html)[0]).toBe(href);
  });

  it('of more than 2,000 characters is a problem, and neither followed nor changed', async () => {
    const [at, long] = ['x'.repeat(3), 'x'.repeat(4)].map((name) => `./${'../'.repeat(665)}${name}`);
    const {
      html,
      problems,
      page: found,
    } = await page(
      `[a](${at})\n\n[a](${long}) ![i](${long}.svg)\n\n<img srcset="${long} 2x">\n\n\`\`\`ts file=${long}\n\`\`\`\n\n[d](data:${long})\n\n{{"demo": "${long}"}}`,
    );
    expect(problems.map(({ rule, line }) => [rule, line])).toEqual([
      ['address-too-long', 7],
      ['address-too-long', 7],
      ['address-too-long', 9],
      ['address-too-long', 11],
      ['address-too-long', 16],
      ['link-broken', 5],
    ]);
    expect(problems[0]).toMatchObject({ length: 2001, limit: 2000 });
    expect(hrefs(html)).toContain(long);
    expect(found.reads.filter(({ path }) => path.includes('xxxx'))).toEqual([]);
  });

  it('in raw HTML counts as well', async () => {
    const { page: found } = await page('A <a href="/x/nowhere/">raw</a> link.');
    expect(found.links.map(({ href }) => href)).toEqual(['/x/nowhere/']);
  });

  it('in a reference is known by the place where it stands', async () => {
    const { page: found } = await page('Text.\n\nSee [this][ref].\n\n[ref]: /x/');
    expect(found.links).toEqual([{ href: '/x/', line: 7, column: 5 }]);
  });

  it.each<[string, string, { line: number; column: number }]>([
    ['a paragraph', 'Text.\n\nSee [it](/x/none/) here.', { line: 7, column: 5 }],
    ['a later line of it', 'Some\nwords [it](/x/none/) here.', { line: 6, column: 7 }],
    ['a list', '- One\n  - Two [it](/x/none/)', { line: 6, column: 9 }],
    ['a table', '| A | B |\n| - | - |\n| 1 | [it](/x/none/) |', { line: 7, column: 7 }],
    ['a callout', ':::info\nSee [it](/x/none/)\n:::', { line: 6, column: 5 }],
    ['a heading', '## See [it](/x/none/)', { line: 5, column: 8 }],
    ['a block of HTML', '<div>\n\nSee [it](/x/none/)\n\n</div>', { line: 7, column: 5 }],
    ['raw HTML', 'Text.\n\nSee <a href="/x/none/">it</a>', { line: 7, column: 5 }],
    ['a block of raw HTML', '<p>\n  <a href="/x/none/">it</a>\n</p>', { line: 6, column: 3 }],
    ['raw HTML between Markdown', '<b>bold</b>\n\n- One\n- Two <i>x</i> [it](/x/none/)', { line: 8, column: 16 }],
  ])('that is broken in %s has its line and column', async (_, body, place) => {
    const { problems } = await page(body);
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'link-broken', href: '/x/none/', file: 'content/bikes/bikes.md', ...place }),
    ]);
  });

  it('after a demo and below front matter has its own line', async () => {
    const text = `---\ntitle: Bikes\n---\n\n${pageText('{{"demo": "Ride.tsx"}}\n\nSee [it](/x/none/).', 'Bikes')}`;
    const { problems } = await siteFrom(
      { ...others, 'bikes/bikes.md': text, 'bikes/Ride.tsx': 'export default function Ride() {\n  return null;\n}\n' },
      { base: '/x' },
    );
    expect(problems).toEqual([expect.objectContaining({ rule: 'link-broken', line: 11, column: 5 })]);
  });

  it('in the description has its line and column', async () => {
    const { problems } = await siteFrom({
      'index.md': '# Home\n\n<p class="description">See <b>x</b> [it](/none/).</p>\n',
    });
    expect(problems).toEqual([expect.objectContaining({ rule: 'link-broken', line: 3, column: 37 })]);
  });
});

describe('an external link', () => {
  it('that opens elsewhere gets rel="noopener"', async () => {
    const { html } = await page('<a href="https://example.com/" target="_blank">x</a>');
    expect(html).toContain('rel="noopener"');
  });

  it.each([
    'https://example.com/a',
    'http://example.com',
    'mailto:rides@example.com',
    '//example.com/a',
    'tel:+411234567',
  ])('%s is left as it is', async (href) => {
    const { html, problems } = await page(`[x](${href})`);
    expect(problems).toEqual([]);
    expect(hrefs(html)).toEqual([href]);
  });

  it('to blob/-/ leads to the current version', async () => {
    const config = { base: '/x', repository: { url: 'https://github.com/velo/velo', tag: 'v2.1.0' } };
    const { html } = await page('[x](https://github.com/velo/velo/blob/-/src/a.ts#L3)', {}, config);
    expect(hrefs(html)).toEqual(['https://github.com/velo/velo/blob/v2.1.0/src/a.ts#L3']);
  });

  it('to blob/-/ leads to the branch where there is no tag', async () => {
    const { html } = await page(
      '[x](https://github.com/velo/velo/blob/-/a.ts)',
      {},
      { base: '/x', repository: { url: 'https://github.com/velo/velo', branch: 'next' } },
    );
    expect(hrefs(html)).toEqual(['https://github.com/velo/velo/blob/next/a.ts']);
  });

  it('is found in plain text', async () =>
    expect(hrefs((await page('At https://example.com/a. Yes.')).html)).toEqual(['https://example.com/a']));
});

describe('an image', () => {
  it('beside the page gets a hashed address, its size and lazy loading', async () => {
    const { html, page: found, problems } = await page('![A bike](./bike.svg)', { 'bikes/bike.svg': svg });
    expect(problems).toEqual([]);
    expect(found.assets).toEqual([
      { path: 'content/bikes/bike.svg', url: expect.stringMatching(/^\/x\/_assets\/bike\.\w{8}\.svg$/) as string },
    ]);
    const tag = /<img[^>]*>/.exec(html)![0];
    for (const attribute of [
      `src="${found.assets[0]!.url}"`,
      'alt="A bike"',
      'width="120"',
      'height="80"',
      'loading="lazy"',
    ])
      expect(tag).toContain(attribute);
  });

  it('keeps what the writer set', async () => {
    const { html } = await page('<img src="bike.svg" width="60" loading="eager" alt="">', { 'bikes/bike.svg': svg });
    const tag = /<img[^>]*>/.exec(html)![0];
    expect(tag).toContain('width="60"');
    expect(tag).toContain('loading="eager"');
    expect(tag).not.toContain('height');
  });

  it('has another address when its content changes', async () => {
    const [before, after] = [
      await page('![](bike.svg)', { 'bikes/bike.svg': svg }),
      await page('![](bike.svg)', { 'bikes/bike.svg': svg.replace('120', '130') }),
    ];
    expect(after.page.assets[0]!.url).not.toBe(before.page.assets[0]!.url);
  });

  it('that is not there is a problem with line, column and a proposal', async () => {
    const { problems } = await page('Text.\n\nA ![bike](bkie.svg).', { 'bikes/bike.svg': svg });
    expect(problems).toEqual([
      expect.objectContaining({
        rule: 'asset-missing',
        severity: 'error',
        found: 'bkie.svg',
        suggestion: 'bike.svg',
        line: 7,
        column: 3,
      }),
    ]);
  });

  it('from the public folder or elsewhere is left alone', async () => {
    const { html, page: found } = await page('![](/static/a.svg) ![](https://example.com/b.png)');
    expect(found.assets).toEqual([]);
    expect(html).toContain('src="/static/a.svg"');
    expect(html).toContain('src="https://example.com/b.png"');
  });
});

describe('other files beside a page', () => {
  it('are copied for src, poster and href', async () => {
    const {
      html,
      page: found,
      problems,
    } = await page('<video src="ride.mp4" poster="bike.svg"></video>\n\n[Data](./rides.csv)', {
      'bikes/ride.mp4': 'film',
      'bikes/bike.svg': svg,
      'bikes/rides.csv': 'a,b',
    });
    expect(problems).toEqual([]);
    expect(found.assets.map(({ path }) => path)).toEqual([
      'content/bikes/ride.mp4',
      'content/bikes/bike.svg',
      'content/bikes/rides.csv',
    ]);
    for (const { url } of found.assets) expect(html).toContain(`="${url}"`);
  });

  it('are copied for each candidate of a srcset, in the page and in its text', async () => {
    const files = { 'bikes/bike.svg': svg, 'bikes/bike-2.svg': svg.replace('8', '9') };
    const {
      html,
      page: found,
      problems,
    } = await page(
      '<picture><source srcset="bike.svg, bike-2.svg 2x,https://example.com/c.svg 3x" media="(width > 1px)"><img src="bike.svg" alt="A bike" srcset="bike-2.svg 640w"></picture>',
      files,
    );
    expect(problems).toEqual([]);
    const [one, two] = found.assets.map(({ url }) => url);
    expect(html).toContain(`srcset="${one}, ${two} 2x,https://example.com/c.svg 3x"`);
    expect(html).toContain(`srcset="${two} 640w"`);
  });

  it('that are missing are one problem each', async () => {
    const { problems } = await page('[Data](./rides.csv) and [more](rides.zip)');
    expect(problems.map(({ rule }) => rule)).toEqual(['asset-missing', 'asset-missing']);
  });

  it('that are missing are looked for again when the page is loaded anew', async () => {
    const { page: found } = await page('![](none.svg) [folder](./none/)');
    expect(found.reads).toContainEqual({ path: 'content/bikes/none.svg', hash: null });
    expect(found.reads).toContainEqual({ path: 'content/bikes/none/none.md', hash: null });
  });
});
