// Second ids of headings: where links lead that were made for the generator before this one.
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../src/model/user-config.ts';
import { blocksOf, htmlOf, pageText, siteFrom, type SiteFiles } from '../support/site-from.ts';

async function page(body: string, files: SiteFiles = {}, config: UserConfig = {}) {
  const found = await siteFrom({ 'index.md': pageText(body), ...files }, config);
  return { found, html: htmlOf(found, '/'), page: found.site.pages.get('en')!.get('/')!, problems: found.problems };
}

/** The headings of a body: their ids, with the second ones behind. */
async function idsOf(body: string, files?: SiteFiles): Promise<string[]> {
  const {
    page: { headings, anchors },
    html,
  } = await page(body, files);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { olderId } of headings) if (olderId !== undefined) expect(anchors).toContain(olderId);
  return headings.map(({ id, olderId }) => [id, ...(olderId === undefined ? [] : [olderId])].join(' '));
}

describe('a heading', () => {
  it('has its older id on an empty element before its text, and nowhere else', async () => {
    const { html, page: found, found: all } = await page("Hot.\n\n## With *Acme's* service\n\nText.");
    expect(html).toContain(
      '<h2 id="with-acme-s-service"><span class="older-id" id="with-acmes-service"></span>With <em>Acme\'s</em> service<a class="anchor" href="#with-acme-s-service"',
    );
    expect(found.headings).toEqual([
      { level: 2, id: 'with-acme-s-service', text: "With Acme's service", line: 7, olderId: 'with-acmes-service' },
    ]);
    expect(found.anchors).toEqual(['with-acme-s-service', 'with-acmes-service']);
    expect(blocksOf(all, '/')).toMatchObject([{ markdown: "Hot.\n\n## With *Acme's* service\n\nText." }]);
  });

  it.each([
    ['## `Grid<T>`', 'grid-t gridt-gt'],
    ['## A [link’s](https://example.com/) text', 'a-link%E2%80%99s-text a-links-text'],
    ['## Acme\'s [<span class="plan-pro"></span>](/ "Acme\'s plan")', 'acme-s acmes'],
    ['## The useAnimate() hook', 'the-useanimate-hook'],
    ["## Acme's {#brand}", 'brand'],
    ['<h2 id="brand">Acme\'s</h2>', 'brand'],
    ['<h2 title="a > b" class="big">Acme\'s</h2>', 'acme-s acmes'],
    ['## —', '%E2%80%94'],
  ])('%j has the ids %j', async (body, ids) => expect(await idsOf(body)).toEqual([ids]));

  it('counts as the older generator did', async () => {
    expect(await idsOf("## It's\n\n## It's\n\n## Plain")).toEqual(['it-s its', 'it-s-2 its-2', 'plain']);
  });
});

describe('an older id', () => {
  it.each([
    ['a heading below', "## It's\n\n## Its", ['it-s', 'its its-2']],
    ['a heading above', "## Its\n\n## It's", ['its', 'it-s its-2']],
    ['a heading in another stretch', '## It\'s\n\n{{"demo": "Ride.tsx"}}\n\n## Its', ['it-s', 'its its-2']],
    ['an id that the writer set', "## It's\n\n## Other {#its}", ['it-s', 'its']],
    ['an id that the writer set, in other letters', '## ❌ Wrong\n\n## Other {#❌-wrong}', ['wrong', '❌-wrong']],
    ['an element of the page', '## It\'s\n\n<div id="its">x</div>', ['it-s']],
    ['a demo', '## Ride\'s\n\n{{"demo": "rides.tsx"}}', ['ride-s']],
  ])('is never taken from %s', async (_, body, ids) => {
    const demo = 'export default function Ride() {\n  return <p>Ride</p>;\n}\n';
    expect(await idsOf(body, { 'Ride.tsx': demo, 'rides.tsx': demo })).toEqual(ids);
  });

  it('is never taken from the section of the API', async () => {
    const { site } = await siteFrom({ 'index.md': `---\ncomponents: Bell\n---\n\n${pageText('## “API”')}` });
    expect(site.pages.get('en')!.get('/')!.headings).toEqual([expect.not.objectContaining({ olderId: 'api' })]);
  });
});

describe('links', () => {
  it('to either id are right; to neither, a problem with a proposal', async () => {
    const { problems } = await page(
      "## With Acme's service\n\n[a](#with-acme-s-service) [b](#with-acmes-service) [c](/#with-acmes-service) [d](#with-acme-service)",
    );
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'anchor-broken', anchor: 'with-acme-service', suggestion: 'with-acmes-service' }),
    ]);
  });
});

describe('a translation', () => {
  const config = { locales: ['en', 'zh'] };
  const translated = async (english: string, chinese: string) => {
    const { found, problems } = await page(english, { 'index-zh.md': pageText(chinese) }, config);
    return { html: htmlOf(found, '/', 'zh'), page: found.site.pages.get('zh')!.get('/')!, problems };
  };

  it('has the older ids of the English headings', async () => {
    const {
      html,
      page: { anchors, headings },
      problems,
    } = await translated(
      "## Acme's\n\n## Plain\n\n## It's\n",
      '## 阿克梅\n\n## “平”\n\n## It’s\n\n## 更多 “b”\n\n[a](#acmes)',
    );
    expect(headings.map(({ id, olderId }) => [id, olderId])).toEqual([
      ['acme-s', 'acmes'],
      ['plain', undefined],
      ['it-s', 'its'],
      ['%E6%9B%B4%E5%A4%9A-%E2%80%9Cb%E2%80%9D', '%E6%9B%B4%E5%A4%9A-b'],
    ]);
    expect([...html.matchAll(/<span class="older-id" id="([^"]+)"><\/span>/g)].map(([, id]) => id)).toEqual([
      'acmes',
      'its',
      '%E6%9B%B4%E5%A4%9A-b',
    ]);
    expect(html).toContain('<h2 id="acme-s"><span class="older-id" id="acmes"></span>阿克梅');
    expect(anchors.toSorted()).toEqual([
      '%E6%9B%B4%E5%A4%9A-%E2%80%9Cb%E2%80%9D',
      '%E6%9B%B4%E5%A4%9A-b',
      'acme-s',
      'acmes',
      'it-s',
      'its',
      'plain',
    ]);
    expect(problems.filter(({ rule }) => rule === 'anchor-broken')).toEqual([]);
  });

  it.each([
    [
      'what is an older id in one is an id in the other',
      "## What's new {#whats-new}",
      "## What's new\n\n[a](#whats-new)",
      ['whats-new'],
    ],
    [
      'a heading beyond the original’s has as older id what another got from it',
      '## Foo',
      '## Bar\n\n## “Foo”\n\n[a](#foo)',
      ['foo', '%E2%80%9Cfoo%E2%80%9D'],
    ],
    [
      'an id of the original is not written in HTML as it is',
      "## Foo {#a&b}\n\n## Don't",
      "## Can't\n\n## Q\n\n[a](#dont)",
      ['a&b', 'don-t'],
    ],
  ])('is right where %s', async (_, english, chinese, ids) => {
    const {
      html,
      page: { anchors, headings },
      problems,
    } = await translated(english, chinese);
    expect(headings.map(({ id }) => id)).toEqual(ids);
    expect(problems.filter(({ rule }) => rule === 'anchor-broken')).toEqual([]);
    const inPage = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) =>
      id!.replace('&#x26;', '&').replace('&amp;', '&'),
    );
    expect(inPage.toSorted()).toEqual(anchors.toSorted());
    expect(new Set(inPage).size).toBe(inPage.length);
  });

  it('keeps its own ids from them', async () => {
    const {
      html,
      page: { headings },
    } = await translated("## Acme's\n", '## 阿克梅\n\n<div id="acmes">x</div>');
    expect(headings).toEqual([expect.not.objectContaining({ olderId: expect.anything() as string })]);
    expect(html).not.toContain('older-id');
  });
});
