// The config's `route(file)`: what it may return, and what becomes of it.
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../src/model/user-config.ts';
import { XdocsError } from '../../src/model/problem.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

type RouteOf = NonNullable<UserConfig['route']>;

/** The pathnames and options of the pages that `guide/guide.md` makes. */
async function routed(route: RouteOf, config: UserConfig = {}) {
  const { site } = await siteFrom({ 'guide/guide.md': pageText('Text.') }, { ...config, route });
  return [...site.pages.get('en')!.values()].map(({ address, options }) => [address.pathname, options]);
}

describe('route(file)', () => {
  it.each<[string, unknown, unknown]>([
    ['a pathname', '/start/', [['/start/', {}]]],
    ['a pathname without its last slash', '/start', [['/start/', {}]]],
    ['the root', '/', [['/', {}]]],
    [
      'a pathname with options',
      { pathname: '/start/', disableAd: true, disableToc: true, wideLayout: true },
      [['/start/', { disableAd: true, disableToc: true, wideLayout: true }]],
    ],
    [
      'several pathnames',
      ['/a/', '/b/'],
      [
        ['/a/', {}],
        ['/b/', {}],
      ],
    ],
    [
      'several, some with options',
      ['/a/', { pathname: '/b', wideLayout: true }],
      [
        ['/a/', {}],
        ['/b/', { wideLayout: true }],
      ],
    ],
    ['nothing', undefined, []],
    ['null', null, []],
    ['an empty list', [], []],
  ])('may return %s', async (_, given, expected) => expect(await routed((() => given) as RouteOf)).toEqual(expected));

  it('gets the path below the content root, of a translation the original’s', async () => {
    const asked = new Set<string>();
    const files = { 'a/b.md': pageText('Text.'), 'a/b-zh.md': pageText('字。'), 'c.md': pageText('Text.') };
    const { site } = await siteFrom(
      files,
      { base: '/x', locales: ['en', 'zh'], route: (file) => (asked.add(file), `/${file.replace('.md', '')}/`) },
      { translations: { zh: {} } },
    );
    expect([...asked].sort()).toEqual(['a/b.md', 'c.md']);
    expect([...site.pages.get('zh')!.keys()]).toEqual(['/a/b/']);
  });

  it('takes the page’s own options with it', async () => {
    const { site } = await siteFrom(
      { 'a.md': `---\ndisableAd: true\n---\n\n${pageText('Text.')}` },
      { route: () => ({ pathname: '/a/', wideLayout: true }) },
    );
    expect(site.pages.get('en')!.get('/a/')!.options).toEqual({ disableAd: true, wideLayout: true });
  });

  it('makes two files of one route a problem', async () => {
    const { problems } = await siteFrom(
      { 'a.md': pageText('Text.'), 'b.md': pageText('Text.') },
      { route: () => '/same/' },
    );
    expect(problems).toEqual([
      expect.objectContaining({
        rule: 'route-conflict',
        pathname: '/same/',
        file: 'content/b.md',
        other: 'content/a.md',
      }),
    ]);
  });

  it('is where relative links lead', async () => {
    const { site, problems } = await siteFrom(
      { 'a.md': pageText('See [b](./b.md).'), 'b.md': pageText('Text.') },
      { route: (file) => (file === 'b.md' ? ['/first/', '/second/'] : '/a/') },
    );
    expect(problems).toEqual([]);
    expect(
      site.pages
        .get('en')!
        .get('/a/')!
        .links.map(({ href }) => href),
    ).toEqual(['/first/']);
  });

  it.each<[string, unknown]>([
    ['a pathname without its first slash', 'start'],
    ['an address', 'https://velo.example/'],
    ['options without a pathname', { wideLayout: true }],
    ['a number', 3],
  ])('may not return %s', async (_, given) => {
    await expect(routed((() => given) as RouteOf)).rejects.toThrow(XdocsError);
  });

  it.each<[unknown, RegExp]>([
    ['/../content/', /"route" gave "\/\.\.\/content\/" for guide\/guide\.md.*"\.\."/],
    ['/a b/ä?x#y/', /guide\/guide\.md.*"\?" has a meaning/],
    ['/a%20b/', /"%" has a meaning/],
    [
      { pathname: '/a/', disableads: true },
      /unknown key "route\(\)\.disableads"\. Did you mean "route\(\)\.disableAd"\?/,
    ],
    [{ pathname: '/a/', disableToc: 'yes' }, /"route\(\)\.disableToc" must be a boolean, found "yes"/],
    [Promise.resolve('/a/'), /gave a promise for guide\/guide\.md/],
  ])('may not return %j', async (given, message) => {
    const failed = routed((() => given) as RouteOf);
    await expect(failed).rejects.toThrow(XdocsError);
    await expect(failed).rejects.toThrow(message);
  });

  it('may return blanks and letters of any script', async () =>
    expect(await routed(() => '/a b/ä/')).toEqual([['/a b/ä/', {}]]));

  it('that throws stops the run with the file that it was asked for', async () => {
    const failed = routed(() => {
      throw new Error('no such shelf');
    });
    await expect(failed).rejects.toThrow(XdocsError);
    await expect(failed).rejects.toThrow(/"route" throws for guide\/guide\.md: no such shelf/);
  });
});
