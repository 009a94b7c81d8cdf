// The document around a page, and what of the navigation it shows.
import { describe, expect, it } from 'vitest';
import type { NavigationEntry } from '../../src/model/navigation.ts';
import type { Renderer } from '../../src/model/bundle.ts';
import type { NavigationView } from '../../src/model/view.ts';
import { escapeHtml } from '../../src/model/escape-html.ts';
import { asOfBuild, documentOf } from '../../src/render/document.ts';
import { navigationWindow } from '../../src/render/navigation-window.ts';
import { createPageRenderer } from '../../src/render/page-renderer.ts';
import { resolveNavigation } from '../../src/site/resolve-navigation.ts';
import { frameOf, pageOf } from '../templates/views.ts';

const parts = {
  body: '<main>Hi</main>',
  stylesheet: '/_assets/site.css',
  script: '/_assets/client.js',
  inline: 'go()',
  styles: {},
  site: { name: 'Velo', home: '/', icons: [] },
};
const navigationOf = (entries: readonly NavigationEntry[]) =>
  resolveNavigation(entries, { locale: 'en', texts: {}, apiEntries: new Map(), hrefOf: (pathname) => pathname });

describe('a document', () => {
  it('has language, title, description and what it loads', () => {
    const html = documentOf({
      ...parts,
      view: pageOf({
        locale: 'zh',
        documentTitle: 'Bikes - Velo',
        canonical: 'https://velo.example/bikes/',
        alternates: [{ locale: 'en', href: '/bikes/' }],
      }),
    });
    expect(html).toMatch(/^<!doctype html>\n<html lang="zh" dir="ltr"/);
    for (const part of [
      '<title>Bikes - Velo</title>',
      'content="All about bikes."',
      '<link rel="canonical" href="https://velo.example/bikes/">',
      'hreflang="en" href="/bikes/"',
      'href="/_assets/site.css"',
      '<script type="module" src="/_assets/client.js">',
      '<main>Hi</main>',
    ]) {
      expect(html).toContain(part);
    }
    expect(html.indexOf('<script>go()</script>')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('escapes what writers wrote', () => {
    const html = documentOf({
      ...parts,
      view: pageOf({ documentTitle: '<Bike> & "co"', description: 'a "quote" </script>' }),
    });
    expect(html).toContain('<title>&lt;Bike&gt; &amp; &quot;co&quot;</title>');
    expect(html).toContain('content="a &quot;quote&quot; &lt;/script&gt;"');
  });

  it('states each rule of its demos’ styles once, where Emotion looks for it', () => {
    const html = documentOf({
      ...parts,
      view: pageOf(),
      styles: { '1a': '.css-1a{color:red}', '2b': '.css-2b{content:"</style>"}' },
    });
    expect(html).toContain('<style data-emotion="css 1a 2b">.css-1a{color:red}');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(documentOf({ ...parts, view: pageOf() })).not.toContain('<style');
  });

  it('has rules and style sheets of layers apart: rules in an element for their cache, sheets in the layer of demos', () => {
    const html = documentOf({
      ...parts,
      view: pageOf(),
      styles: { '1a': '.css-1a{}', 'layered 1a': '@layer mui{.layered-1a{}}' },
      sheets: [{ url: '/_assets/demos/a.css', css: '.a{}', isLayered: true }],
    });
    expect(html).toContain('<style data-emotion="css 1a">.css-1a{}</style>');
    expect(html).toContain('<style data-emotion="layered 1a">@layer mui{.layered-1a{}}</style>');
    expect(html).toContain('>@import url("/_assets/demos/a.css") layer(demo);</style>');
  });

  it('has its demos’ style sheets below the site’s: short ones as text, others by address', () => {
    const html = documentOf({
      ...parts,
      view: pageOf(),
      sheets: [{ url: '/_assets/demos/a.css', css: '.a{color:red}</style>' }, { url: '/_assets/demos/b.css' }],
    });
    expect(html).toContain('<style data-xd-sheet="/_assets/demos/a.css">.a{color:red}<\\/style></style>');
    expect(html).toContain('<link rel="stylesheet" href="/_assets/demos/b.css" data-xd-sheet>');
    expect(html.indexOf('site.css')).toBeLessThan(html.indexOf('a.css'));
  });

  it('that is no page is not indexed', () =>
    expect(documentOf({ ...parts, view: pageOf({ kind: 'not-found' }) })).toContain('noindex'));
});

describe('the navigation of one page', () => {
  const branches = { at: '/nav/en.', nameOf: (key: string) => `${key}*` };
  const navigation = navigationOf([
    { pathname: '/' },
    {
      pathname: '/g',
      title: 'G',
      children: [{ pathname: '/g/a/' }, { pathname: '/g/h', title: 'H', children: [{ pathname: '/g/h/b/' }] }],
    },
    { pathname: '/s', subheader: 'S', children: [{ pathname: '/s/c/' }] },
    { pathname: '/i', title: 'I', children: [{ pathname: '/i/d/' }] },
    { pathname: '/hidden/', inSideNav: false },
  ]);
  const keys = (nodes: NavigationView['nodes']): string[] =>
    nodes.flatMap((node) => [node.key, ...keys(node.children)]);

  it('holds the top level and the open branch', () => {
    const { view } = navigationWindow(navigation, '/g/h/b/', branches);
    expect(view.open).toEqual(['/g/', '/g/h/']);
    expect(keys(view.nodes)).toEqual(['/', '/g/', '/g/a/', '/g/h/', '/g/h/b/', '/s/', '/s/c/', '/i/']);
  });

  it('shows labels’ children always, closed groups’ never, hidden entries nowhere', () => {
    expect(keys(navigationWindow(navigation, '/', branches).view.nodes)).toEqual(['/', '/g/', '/s/', '/s/c/', '/i/']);
  });

  it('says where the entries of closed groups are, and the whole of a list that is cut', () => {
    const { view } = navigationWindow(navigation, '/g/a/', branches);
    const found = (nodes: NavigationView['nodes']): [string, string | undefined][] =>
      nodes.flatMap((node) => [
        ...(node.kind === 'group' ? [[node.key, node.entries] as [string, string | undefined]] : []),
        ...found(node.children),
      ]);
    expect(found(view.nodes)).toEqual([
      ['/g/', undefined],
      ['/g/h/', '/g/h/*'],
      ['/i/', '/i/*'],
    ]);
    const many = navigationOf(Array.from({ length: 200 }, (_, index) => ({ pathname: `/p${index}/` })));
    expect(navigationWindow(many, '/p150/', branches).view.nodes.at(-1)).toMatchObject({
      kind: 'rest',
      title: '200',
      href: '/p0/',
      entries: '*',
    });
  });

  it('has neighbours of the page on both sides where a list is cut, and its ends where it is near one', () => {
    const many = navigationOf(Array.from({ length: 200 }, (_, index) => ({ pathname: `/p${index}/` })));
    const shown = (index: number) => {
      const entries = keys(navigationWindow(many, `/p${index}/`, branches).view.nodes).slice(0, -1);
      return [entries[0], entries.at(-1)];
    };
    expect([0, 79, 80, 119, 120, 150, 199].map(shown)).toEqual([
      ['/p0/', '/p119/'],
      ['/p0/', '/p119/'],
      ['/p40/', '/p159/'],
      ['/p40/', '/p159/'],
      ['/p80/', '/p199/'],
      ['/p80/', '/p199/'],
      ['/p120/', '/p199/'],
    ]);
  });

  it('is shared by the pages of a branch, and by those outside of all', () => {
    expect(navigationWindow(navigation, '/', branches).key).toBe(
      navigationWindow(navigation, '/not/in/it/', branches).key,
    );
    expect(navigationWindow(navigation, '/g/a/', branches).key).not.toBe(
      navigationWindow(navigation, '/i/d/', branches).key,
    );
  });

  it('does not grow with the site', () => {
    const many = navigationOf(Array.from({ length: 5000 }, (_, index) => ({ pathname: `/p${index}/` })));
    for (const index of [0, 39, 40, 2500, 4999]) {
      const shown = keys(navigationWindow(many, `/p${index}/`, branches).view.nodes);
      expect(shown.length).toBeLessThanOrEqual(121);
      expect(shown.at(-1)).toBe('#all');
      expect(shown).toContain(`/p${index}/`);
    }
    expect(
      new Set(Array.from({ length: 5000 }, (_, index) => navigationWindow(many, `/p${index}/`, branches).key)).size,
    ).toBeLessThanOrEqual(125);
  });
});

describe('rendering pages', () => {
  const calls = { frames: 0, navigations: 0 };
  const renderer: Renderer = {
    renderFrame: () => {
      calls.frames++;
      return {
        html: '<header></header><nav><!--xdocs:navigation--></nav><!--xdocs:main--><aside><!--xdocs:toc--></aside>',
        css: 'a { color: red }',
      };
    },
    renderNavigation: (view) => {
      calls.navigations++;
      const list = (nodes: NavigationView['nodes']): string =>
        nodes
          .map(
            (node) =>
              `<a href="${escapeHtml(node.href ?? '')}"${node.kind === 'group' ? ' aria-expanded="true"' : ''}>${node.title}</a>${list(node.children)}`,
          )
          .join('');
      return list(view.nodes);
    },
    readerColorRules: () => ({ primary: {}, secondary: {} }),
    renderPage: (view) => ({
      navigation: '',
      context: '',
      main: `<main>${view.title} costs $& and $1</main>`,
      toc: '',
      pager: '',
    }),
  };
  const navigation = navigationOf([
    { pathname: '/a/' },
    { pathname: '/g', title: 'G', children: [{ pathname: '/b/' }] },
    { pathname: '/c/' },
    { pathname: '/bells&horns/' },
  ]);
  type Options = Parameters<typeof createPageRenderer>[0];
  const rendererOf = (more: Partial<Options> = {}) =>
    createPageRenderer({
      renderer,
      version: '1',
      frames: new Map([['en', frameOf()]]),
      navigations: new Map(),
      script: '/s.js',
      site: { name: 'Velo', home: '/', icons: [] },
      inline: '',
      assets: '/x/_assets/',
      isSmallModule: (module) => module !== '/d/alone.js',
      ...more,
    });
  const pages = rendererOf({ navigations: new Map([['en', navigation]]) });
  const render = (pathname: string) => pages.render(pageOf({ pathname, url: pathname, title: `Page ${pathname}` }), []);

  it('fills the frame with what is the page’s own, to the letter', () => {
    const html = render('/a/');
    expect(html).toContain('<main>Page /a/ costs $& and $1</main>');
    expect(html).not.toContain('xdocs:');
  });

  it('gives a page the style sheets that it shows signs of, in one version for all', () => {
    const pagesWith = (css: string) =>
      rendererOf({
        renderer: {
          ...renderer,
          renderFrame: () => ({
            html: '<!--xdocs:main-->',
            css: 'a { color: red }',
            sheets: [{ name: 'bells', sign: /Page .bell/, css }],
          }),
        },
      });
    const linksOf = (css: string, title: string) =>
      [
        ...pagesWith(css)
          .render(pageOf({ title }), [])
          .matchAll(/<link rel="stylesheet" href="([^"]+)"([^>]*)>/g),
      ].map(([, url, rest]) => [url, rest]);
    const [shell, bells] = linksOf('b { top: 0 }', 'Page /bell/');
    expect(bells).toEqual([expect.stringMatching(/^\/x\/_assets\/bells\./), ' data-xd-part="bells"']);
    expect(linksOf('b { top: 0 }', 'Page /lock/')).toEqual([shell]);
    // A page with another version of it is no page for the same document.
    expect(linksOf('b { top: 1px }', 'Page /lock/')).not.toEqual([shell]);
    const { files, styleSheetAt } = pagesWith('b { top: 0 }');
    expect(files.map(({ path }) => `/${path}`)).toEqual([shell![0], bells![0]]);
    expect(styleSheetAt(bells![0]!)).toMatchObject({ contents: 'b { top: 0 }' });
  });

  it('asks early for the module of the first demo', () => {
    const demo = (name: string, rest: string) => `<div class="demo-root" data-module="/d/${name}.js"${rest}></div>`;
    const preloads = (main: string) => {
      const html = rendererOf({
        renderer: {
          ...renderer,
          renderFrame: () => ({ html: '<!--xdocs:main-->', css: '' }),
          renderPage: (view, frame) => ({ ...renderer.renderPage(view, frame), main }),
        },
      }).render(pageOf({}), []);
      return [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, url]) => url);
    };
    expect(preloads(demo('grid', ' data-server="box"') + demo('second', ''))).toEqual(['/d/grid.js']);
    expect(preloads(demo('button', ' data-server=""') + demo('grid', ''))).toEqual(['/d/button.js']);
    // It has all packages with it: no other demo shares them.
    expect(preloads(demo('alone', ' data-server=""'))).toEqual([]);
    expect(preloads(demo('framed', ' data-frame=""'))).toEqual([]);
    expect(preloads('<p>No demo.</p>')).toEqual([]);
  });

  it('marks the page, and no group that leads to it', () => {
    expect([...render('/b/').matchAll(/<a href="([^"]+)" (.*?)>/g)].map((match) => [match[1], match[2]])).toEqual([
      ['/b/', 'aria-expanded="true"'],
      ['/b/', 'aria-current="page"'],
    ]);
    expect(render('/elsewhere/')).not.toContain('aria-current');
  });

  it('marks a page whose address has a character that HTML escapes', () =>
    expect(render('/bells&horns/')).toContain('href="/bells&amp;horns/" aria-current="page"'));

  it('renders what pages share once', () => {
    for (let round = 0; round < 3; round++) for (const pathname of ['/a/', '/b/', '/c/']) render(pathname);
    expect(calls).toEqual({ frames: 1, navigations: 2 });
  });

  it('puts the style sheet into a file that is named by its content', () => {
    expect(pages.files).toEqual([
      { path: expect.stringMatching(/^x\/_assets\/site\.\w{8}\.css$/) as string, contents: 'a { color: red }' },
    ]);
    expect(render('/a/')).toContain(`href="/${pages.files[0]!.path}"`);
  });
});

describe('a page of another build', () => {
  const renamed = (html: string) => {
    const bytes = asOfBuild(Buffer.from(html), 'build111', 'build222');
    return bytes && Buffer.from(bytes).toString();
  };
  it('differs in the name of the build alone, wherever else that stands', () =>
    expect(
      renamed('<!doctype html>\n<html lang="en" data-xd-build="build111">\n<p data-xd-build="build111">Übung</p>'),
    ).toBe('<!doctype html>\n<html lang="en" data-xd-build="build222">\n<p data-xd-build="build111">Übung</p>'));
  it.each([
    '<!doctype html>\n<html lang="en">\n<p data-xd-build="build111">',
    '<!doctype html>\n<html lang="en" data-xd-build="build333">',
    'no page',
  ])('is none where the page does not say that it is of the build: %s', (html) =>
    expect(renamed(html)).toBeUndefined(),
  );
});
