// The config resolved: defaults, what is made absolute, and every kind of mistake with the key's path.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../src/model/user-config.ts';
import { XdocsError } from '../../src/model/problem.ts';
import { resolveConfig } from '../../src/config/resolve-config.ts';

const folders = ['/site', '/site/content', '/site/content/velo', '/site/docs', '/site/public', '/other'];
function resolved(user: object, { files = {}, out }: { files?: Record<string, string>; out?: string } = {}) {
  return resolveConfig(
    user as UserConfig,
    '/site',
    '/site/xdocs.config.ts',
    { out },
    {
      exists: (path) => folders.includes(path) || path in files,
      isFolder: (path) => folders.includes(path),
      foldersOf: () => ['content', 'docs', 'public'],
      readText: (path) => files[path],
    },
  );
}
function messageOf(user: object): string {
  try {
    resolved(user);
  } catch (error) {
    expect(error).toBeInstanceOf(XdocsError);
    return (error as Error).message;
  }
  throw new Error('the config was taken');
}

describe('defaults', () => {
  it('are complete', () => {
    expect(resolved({})).toMatchObject({
      root: '/site',
      base: '',
      content: ['/site/content'],
      out: '/site/build',
      cache: '/site/.xdocs',
      public: '/site/public',
      locales: ['en'],
      defaultLocale: 'en',
      products: [],
      aliases: {},
      externalPaths: [],
      links: [],
      footer: { text: '', links: [] },
      description: '',
      theme: {},
    });
  });

  it('take the name of the package, without its scope', () => {
    expect(resolved({}, { files: { '/site/package.json': '{"name": "@velo/docs"}' } }).name).toBe('docs');
    expect(resolved({ name: 'Velo' }, { files: { '/site/package.json': '{"name": "docs"}' } }).name).toBe('Velo');
    expect(resolved({}).name).toBeUndefined();
    expect(resolved({}, { files: { '/site/package.json': 'no JSON' } }).name).toBeUndefined();
  });

  it('find a navigation in a content root', () => {
    expect(resolved({}, { files: { '/site/content/navigation.ts': '' } }).navigation).toBe(
      '/site/content/navigation.ts',
    );
    expect(resolved({}).navigation).toBeUndefined();
  });

  it('keep the cache beside the packages where there are some', () => {
    expect(resolved({}, { files: { '/site/node_modules': '' } }).cache).toBe(
      join('/site/node_modules', '.cache', 'xdocs'),
    );
  });
});

describe('values', () => {
  it.each([
    ['/x', '/x'],
    ['x', '/x'],
    ['/x/', '/x'],
    ['/a/b/', '/a/b'],
    ['/', ''],
    ['', ''],
  ])('base %j is %j', (base, expected) => expect(resolved({ base }).base).toBe(expected));

  it('are normalised', () => {
    expect(resolved({ origin: 'http://localhost:3000' }).origin).toBe('http://localhost:3000');
    expect(
      resolved({ origin: 'https://velo.example/', repository: { url: 'https://github.com/velo/velo/' } }),
    ).toMatchObject({
      origin: 'https://velo.example',
      repository: { url: 'https://github.com/velo/velo', branch: 'main' },
    });
    expect(
      resolved({ products: [{ id: 'a', name: 'A', href: '/a', api: { pathname: '/api/a', packages: ['a'] } }] })
        .products[0],
    ).toMatchObject({ href: '/a/', api: { pathname: '/api/a/' } });
  });

  it('of folders are absolute, also outside the project', () => {
    expect(
      resolved({ aliases: { a: 'lib/a', 'b/*': 'content/ve*' } }, { files: { '/site/lib/a.ts': '' } }).aliases,
    ).toEqual({ a: '/site/lib/a', 'b/*': '/site/content/ve*' });
    expect(resolved({ content: ['docs', '../other'], aliases: { 'velo/*': 'content/velo/*' } })).toMatchObject({
      content: ['/site/docs', '/other'],
      aliases: { 'velo/*': '/site/content/velo/*' },
    });
  });

  it('give way to flags', () => {
    expect(resolved({ out: 'public-site' }, { out: 'elsewhere' }).out).toBe('/site/elsewhere');
    expect(resolved({ out: 'public-site' }).out).toBe('/site/public-site');
  });

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(resolved({}))).toBe(true);
  });

  it('of pages at the root are absolute files, and hosts end without a slash', () => {
    const files = { '/site/moved.ts': '', '/site/try.tsx': '' };
    expect(
      resolved(
        {
          redirects: 'moved.ts',
          playground: 'try.tsx',
          productionErrors: ['velo'],
          fontHost: 'https://fonts.example/',
        },
        { files },
      ),
    ).toMatchObject({
      redirects: '/site/moved.ts',
      playground: '/site/try.tsx',
      productionErrors: ['velo'],
      fontHost: 'https://fonts.example',
    });
    expect(resolved({}).productionErrors).toEqual([]);
  });

  it('begin with the default language', () =>
    expect(resolved({ locales: ['de', 'en'] })).toMatchObject({ locales: ['de', 'en'], defaultLocale: 'de' }));
});

describe('a mistake', () => {
  it.each<[string, object, RegExp]>([
    ['an unknown key', { contnet: 'docs' }, /unknown key "contnet"\. Did you mean "content"\?/],
    ['an unknown key with nothing near', { zzzzzzzz: 1 }, /unknown key "zzzzzzzz"\. Known keys: .*name.*/],
    ['a chat without an endpoint', { chat: { name: 'MUI Chat' } }, /"chat\.endpoint" is missing/],
    [
      'a chat at another kind of address',
      { chat: { name: 'MUI Chat', endpoint: '/chat' } },
      /"chat\.endpoint" is an address that begins with "https:\/\/" or "http:\/\/", found "\/chat"\./,
    ],
    ['a chat without a name', { chat: { name: ' ', endpoint: 'https://chat.example' } }, /"chat\.name" is the name/],
    ['a key that every object has', { toString: 'x' }, /unknown key "toString"/],
    ['an unknown key within', { footer: { txt: 'x' } }, /unknown key "footer\.txt"\. Did you mean "footer\.text"\?/],
    [
      'an unknown key in a list',
      {
        products: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B', api: { pathname: '/', packages: [], exlude: [] } },
        ],
      },
      /unknown key "products\[1\]\.api\.exlude"\. Did you mean "products\[1\]\.api\.exclude"\?/,
    ],
    ['a number for a text', { name: 5 }, /"name" must be a text, found 5/],
    ['a text for a list', { locales: 'en' }, /"locales" must be a list, found "en"/],
    ['a wrong item', { locales: ['en', 3] }, /"locales\[1\]" must be a text, found 3/],
    ['a list for an object', { footer: [] }, /"footer" must be an object, found \[\]/],
    ['a text for a function', { route: '/x' }, /"route" must be a function/],
    ['a function for a text', { base: () => '/x' }, /"base" must be a text, found a function/],
    [
      'an address that is code',
      { links: [{ text: 'A', href: 'javascript:alert(1)' }] },
      /"links\[0\]\.href" must be an address such as "\/docs\/" or "https:\/\/example\.com", found "javascript:alert\(1\)", which would run as code/,
    ],
    [
      'code after blanks',
      { footer: { links: [{ text: 'A', href: ' VBScript:x' }] } },
      /"footer\.links\[0\]\.href" must/,
    ],
    ['a document as a link', { translateUrl: 'data:text/html,x' }, /"translateUrl" must be an address/],
    ['code with a break', { editUrl: 'java\nscript:x' }, /"editUrl" must be an address/],
    ['null', { name: null }, /"name" must be a text, found null/],
    ['a missing key', { links: [{ text: 'x' }] }, /"links\[0\]\.href" is missing/],
    ['a missing key of a product', { products: [{ name: 'A' }] }, /"products\[0\]\.id" is missing/],
    ['a wrong alias', { aliases: { 'velo/*': 3 } }, /"aliases\.velo\/\*" must be a text/],
    [
      'a wrong package',
      { products: [{ id: 'a', name: 'A', api: { pathname: '/', packages: [{ nam: 'x' }] } }] },
      /unknown key "products\[0\]\.api\.packages\[0\]\.nam"\. Did you mean "products\[0\]\.api\.packages\[0\]\.name"/,
    ],
    [
      'a colour without its dark half',
      { theme: { primary: { light: '#123456' } } },
      /"theme\.primary\.dark" is missing/,
    ],
    ['no language', { locales: [] }, /"locales" names no language/],
    ['no content', { content: [] }, /"content" names no folder/],
    [
      'a content folder twice',
      { content: ['content', './content'] },
      /"content\[1\]" names \/site\/content again, as "content\[0\]"/,
    ],
    ['a language twice', { locales: ['en', 'zh', 'en'] }, /"locales\[2\]" names en again/],
    ['a language that is no code', { locales: ['en', '../x'] }, /"locales" are codes .* found "\.\.\/x"/],
    [
      'a product twice',
      {
        products: [
          { id: 'a', name: 'A' },
          { id: 'a', name: 'B' },
        ],
      },
      /"products\[1\]" names a again, as "products\[0\]"/,
    ],
    [
      'API pages outside the site',
      { products: [{ id: 'a', name: 'A', api: { pathname: '/../api/', packages: [] } }] },
      /"products\[0\]\.api\.pathname" is a path .*"\.\."/,
    ],
    [
      'an origin without a scheme',
      { origin: 'mui.com' },
      /"origin" .* found "mui\.com"\. Did you mean "https:\/\/mui\.com"\?$/,
    ],
    [
      'an origin with a path',
      { origin: 'https://mui.com/path' },
      /Did you mean "https:\/\/mui\.com"\? A path belongs in "base"/,
    ],
    [
      'an alias to a missing folder',
      { aliases: { 'velo/*': 'content/vleo/*' } },
      /"aliases\.velo\/\*" names the folder \/site\/content\/vleo, which is not there/,
    ],
    [
      'an alias to a missing file',
      { aliases: { velo: 'content/velo-kit' } },
      /"aliases\.velo" names content\/velo-kit, which is not there/,
    ],
    [
      'missing translations',
      { translations: 'nope' },
      /"translations" names the folder \/site\/nope, which is not there/,
    ],
    [
      'a base that leads out',
      { base: '../x' },
      /"base" is a path such as "\/docs", found "\.\.\/x": its segment "\.\."/,
    ],
    ['a base with an origin', { base: 'https://x.com/x' }, /"base" is a path .*: it names an origin/],
    ['a base with a backslash', { base: '/a\\b' }, /"base" is a path/],
    ['a base that is no path', { base: 'a b' }, /"base" is a path/],
    [
      'a missing content folder',
      { content: 'dcos' },
      /"content" names the folder .*dcos, which is not there\. Did you mean "docs"\?/,
    ],
    ['a missing public folder', { public: 'static' }, /"public" names the folder .*static/],
    ['a missing navigation', { navigation: 'nav.ts' }, /"navigation" names .*nav\.ts, which is not there/],
    ['missing ads', { ads: 'ads.ts' }, /"ads" names ads\.ts/],
    ['ads that are none', { ads: { GADisplayRatio: 1 } }, /"ads" names nothing to show: .*"ads\.house".*"ads\.json"/],
    [
      'an ad network as a path of the disk',
      { ads: { json: 'ads.json' } },
      /"ads\.json" is an address that begins with "https:\/\/", .* found "ads\.json"/,
    ],
    [
      'consent without ads of the house',
      { consent: true, ads: { json: 'https://ads.example/list.json' } },
      /"consent" needs "ads\.house"/,
    ],
    ['missing redirects', { redirects: 'moved.ts' }, /"redirects" names moved\.ts/],
    ['a missing playground', { playground: 'try.tsx' }, /"playground" names try\.tsx/],
    [
      'a text for the packages of errors',
      { productionErrors: 'velo' },
      /"productionErrors" must be a list, found "velo"/,
    ],
    ['a missing wrapper', { demoWrapper: 'Theme.tsx' }, /"demoWrapper" names Theme\.tsx, which is not there/],
    [
      'a wrapper of a missing folder',
      { demoWrapper: { 'content/maps': 'xdocs.config.ts' } },
      /"demoWrapper" names the folder content\/maps, which is not there/,
    ],
    [
      'a missing wrapper of a folder',
      { demoWrapper: { 'content/velo': 'Theme.tsx' } },
      /"demoWrapper\.content\/velo" names Theme\.tsx, which is not there/,
    ],
    ['a missing set-up', { demoSetup: 'setup.ts' }, /"demoSetup" names setup\.ts/],
  ])('of %s says where, what was found and what would be right', (_, user, message) => {
    expect(messageOf(user)).toMatch(message);
    expect(messageOf(user)).toContain('/site/xdocs.config.ts');
  });

  it('of another export than an object is told', () =>
    expect(messageOf([])).toMatch(/the default export must be an object/));

  it('is not a key that is undefined', () =>
    expect(() => resolved({ name: undefined, products: undefined })).not.toThrow());
});

describe('modules and plugins', () => {
  const plugin = { name: 'a', setup: () => undefined };
  const files = { '/site/stubs/ad.tsx': '' };

  it('are resolved', () => {
    expect(
      resolved({ define: { __DEV__: 'false', 'import.meta.env.A': '1', "a['b-c']": '1', größe: '1' } }).define,
    ).toHaveProperty('größe');
    const config = resolved(
      {
        moduleRoots: ['../other'],
        replacements: { 'docs/Ad': 'stubs/ad.tsx', './app/Ad.tsx': 'stubs/ad.tsx' },
        define: { A: '"b"', 'c.d': 'e.f' },
        loaders: { '.txt': 'text' },
        esbuildPlugins: [plugin],
        remarkPlugins: [() => undefined],
        rehypePlugins: [[() => undefined, { a: 1 }]],
      },
      { files },
    );
    expect(config).toMatchObject({
      moduleRoots: ['/other'],
      replacements: { 'docs/Ad': '/site/stubs/ad.tsx', '/site/app/Ad.tsx': '/site/stubs/ad.tsx' },
      define: { A: '"b"', 'c.d': 'e.f' },
      loaders: { '.txt': 'text' },
      esbuildPlugins: [plugin],
    });
  });

  it('are none by default', () => {
    expect(resolved({})).toMatchObject({
      moduleRoots: [],
      replacements: {},
      define: {},
      loaders: {},
      esbuildPlugins: [],
      remarkPlugins: [],
      rehypePlugins: [],
    });
  });

  it('may hold more than we know of, as plugins do', () =>
    expect(resolved({ esbuildPlugins: [{ ...plugin, version: 2 }] }).esbuildPlugins).toHaveLength(1));

  it.each([
    [{ moduleRoots: ['none'] }, '"moduleRoots[0]" names the folder none, which is not there.'],
    [
      { replacements: { 'docs/Ad': 'stubs/none.tsx' } },
      '"replacements.docs/Ad" names the file stubs/none.tsx, which is not there.',
    ],
    [{ loaders: { txt: 'text' } }, '"loaders.txt" must be an extension with its dot: ".txt".'],
    [{ loaders: { '.txt': 'tekst' } }, 'Did you mean "text"?'],
    [
      { define: { A: 'two words' } },
      '"define.A" must be JSON or a name, found two words. A text needs its quotes: "\\"two words\\"".',
    ],
    [{ define: { 'a b': '"x"' } }, '"define.a b" must be a name, or names with dots between: "process.env.SITE".'],
    [{ define: { A: 1 } }, '"define.A" must be a text, found 1.'],
    [{ esbuildPlugins: [{ name: 'a' }] }, '"esbuildPlugins[0].setup" is missing.'],
    [{ remarkPlugins: ['remark-math'] }, '"remarkPlugins[0]" must be a'],
    [{ rehypePlugins: [[{}]] }, '"rehypePlugins[0]" must be a plugin, or a list of a plugin and its options.'],
    [{ remarkPlugins: () => undefined }, '"remarkPlugins" must be a list'],
  ])('%j is refused', (user, message) => expect(messageOf(user)).toContain(message));
});
