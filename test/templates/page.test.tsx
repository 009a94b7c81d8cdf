// What a reader gets of a page: words, links, anchors, landmarks.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { apiPageOf } from '../../src/api/api-page.ts';
import type { DemoView } from '../../src/model/view.ts';
import type { NavigationNode } from '../../src/model/navigation.ts';
import { interfaceTexts } from '../../src/model/interface-texts.ts';
import { PageArticle } from '../../templates/pages/page-article.tsx';
import { PagePager } from '../../templates/pages/page-pager.tsx';
import { TableOfContents } from '../../templates/pages/table-of-contents.tsx';
import { frameFacts } from '../../templates/shell/frame-facts.ts';
import { NavigationList } from '../../templates/shell/navigation-list.tsx';
import { textOf } from '../../templates/shell/text-of.ts';
import { ApiTools } from '../../templates/blocks/api-tools.tsx';
import { breakableHtmlOf } from '../../src/model/breakable.ts';
import { apiOf } from '../support/api-of.ts';
import { demoOf, frameOf, pageOf } from './views.ts';

const frame = frameOf();

function article(parts: Parameters<typeof pageOf>[0]): string {
  return renderToStaticMarkup(<PageArticle view={pageOf(parts)} frame={frame} />);
}

it('shows the components that stand above the title there, and the others below', () => {
  const component = (name: string) => ({ type: 'component', id: name, name, props: {}, idPrefix: '' }) as const;
  const html = article({ blocks: [{ ...component('Banner'), isAboveTitle: true }, component('Grid')] });
  expect(html).toMatch(/id="Banner".*<h1>.*id="Grid"/s);
});

it('names the boxes of tasks and the tabs of code', () => {
  const html =
    '<input type="checkbox" checked disabled><div role="tablist" class="tab-list"></div><div role="tablist" class="tab-list"></div>';
  const shown = article({ blocks: [{ type: 'html', html }] });
  expect(shown).toContain('<input type="checkbox" aria-label="Done" checked disabled>');
  expect(shown.match(/class="tab-list" aria-label="Variants of the code">/g)).toHaveLength(2);
});

it('keeps the layout of API tables from being restored by a browser', () => {
  const html = renderToStaticMarkup(<ApiTools count={1} frame={frame} />);
  expect(html).toMatch(/<form (?=[^>]*method="dialog")[^>]*autocomplete="off"/i);
  expect(html).not.toMatch(/<input type="radio"[^>]*autocomplete/i);
});

describe('navigation', () => {
  const leaf = (key: string, parts: Partial<NavigationNode> = {}): NavigationNode => ({
    key,
    title: key,
    href: `${key}/`,
    kind: 'page',
    flags: [],
    children: [],
    ...parts,
  });
  const group = (key: string, children: readonly NavigationNode[]): NavigationNode => ({
    ...leaf(key, { kind: 'group', children }),
    href: children[0]?.href,
  });
  const nodes = [
    group('/open', [
      leaf('/open/one'),
      {
        ...leaf('/open/label', {
          kind: 'subheader',
          title: 'Label',
          children: [leaf('/open/two', { plan: 'pro', flags: ['new'] })],
        }),
        href: undefined,
      },
    ]),
    group('/closed', [leaf('/closed/first'), leaf('/closed/second')]),
    leaf('/editing/', { title: 'Editing', titleKey: '/editing-group/' }),
    leaf('/secret', { hidden: true }),
  ];
  const html = renderToStaticMarkup(
    <NavigationList view={{ nodes, open: ['/open'], active: '/open/two/', entriesAt: '/entries/' }} frame={frame} />,
  );

  it('marks the page alone', () => {
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/href="\/open\/two\/" aria-current="page"/);
  });

  it('leads a closed branch to its first page and leaves its entries out', () => {
    expect(html).toContain('href="/closed/first/"');
    expect(html).not.toContain('/closed/second');
  });

  it('always shows what is under a label, with plan and status in words', () => {
    expect(html).toMatch(/Label.*Pro plan.*New/);
  });

  it('says of an entry its words and where it leads, and of a closed group where its entries are', () => {
    const closed = { ...group('/more', []), href: '/more/one/', title: 'More', entries: 'aBc' };
    const [list, ...items] = renderToStaticMarkup(
      <NavigationList
        view={{ nodes: [leaf('/one', { title: 'One' }), closed], open: [], active: '', entriesAt: '/n/en.' }}
        frame={frame}
      />,
    ).split('<li>');
    expect(list).toBe('<ul class="nav-list nav-depth-0" data-entries-at="/n/en.">');
    expect(items).toEqual([
      expect.stringMatching(/^<a href="[^"]*">One<\/a><\/li>$/),
      '<a href="/more/one/" aria-expanded="false" data-entries="aBc">More</a></li></ul>',
    ]);
  });

  it('names a page after the group that it stands for, for who swaps titles by their keys', () => {
    const [first] = renderToStaticMarkup(
      <NavigationList
        view={{
          nodes: [leaf('/editing/', { title: 'Editing', titleKey: '/editing-group/' })],
          open: [],
          active: '',
          entriesAt: '',
        }}
        frame={frameOf({ locales: ['en', 'de'] })}
      />,
    ).match(/<a .*?<\/a>/)!;
    expect(first).toContain('data-key="/editing-group/"');
    expect(first).toContain('Editing');
  });

  it('hides what is not to be shown', () => expect(html).not.toContain('secret'));
});

it('has only the words of scripts that are not the English ones', () => {
  expect(frameFacts(frameOf())['data-xd-texts']).toBeUndefined();
  const german = { ...frameOf(), texts: { ...interfaceTexts, 'code.copied': 'Kopiert' } };
  expect(JSON.parse(frameFacts(german)['data-xd-texts']!)).toEqual({ 'code.copied': 'Kopiert' });
});

describe('a page', () => {
  it('has one h1, its description and the way to it', () => {
    const html = article({
      breadcrumbs: [{ title: 'Fleet', href: '/fleet/' }],
      chips: [{ text: 'Source', href: '/src' }],
    });
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('<p class="description">All about bikes.</p>');
    expect(html).toContain('<a href="/fleet/">Fleet</a>');
    expect(html).toContain('href="/src">Source</a>');
  });

  it('escapes its title and takes markup only where there is some', () => {
    expect(article({ title: 'Use <b>' })).toContain('<h1>Use &lt;b&gt;</h1>');
    expect(article({ titleHtml: 'Use <code>b</code>' })).toContain('<h1>Use <code>b</code></h1>');
  });

  it('keeps prose away from demos', () => {
    const html = article({ blocks: [{ type: 'html', html: '<p>Words</p>' }, demoOf({ html: '<p>live</p>' })] });
    expect(html).toContain('<div class="prose"><p>Words</p></div>');
    expect(html).not.toMatch(/class="prose"[^]*live[^]*<\/div><\/div><div class="prose"/);
  });

  it('names the checkboxes of a task list', () => {
    const list =
      '<ul><li class="task-list-item"><input type="checkbox" checked disabled> Oil</li><li class="task-list-item"><input type="checkbox" disabled> Ride</li></ul>';
    const html = article({ blocks: [{ type: 'html', html: list }] });
    expect(html).toMatch(/aria-label="Done" checked disabled> Oil.*aria-label="To do" disabled> Ride/);
  });

  it('shows an error in the place of what failed', () => {
    const html = article({ blocks: [{ type: 'error', title: 'Broken', message: 'a < b', place: 'a.md:3:1' }] });
    expect(html).toMatch(/Broken.*a &lt; b.*a\.md:3:1/);
  });

  it('that does not exist says so and leads home', () => {
    const html = article({ kind: 'not-found', title: '', description: '' });
    expect(html).toContain(interfaceTexts['page.notFound']);
    expect(html).toContain('href="/"');
  });

  it('lists its headings, unless there is one only or it does not want to', () => {
    const headings = [
      { level: 2, id: 'a', text: 'A' },
      { level: 3, id: 'b', text: 'B' },
    ] as const;
    const toc = (parts: Parameters<typeof pageOf>[0]) =>
      renderToStaticMarkup(<TableOfContents view={pageOf(parts)} frame={frame} />);
    expect(toc({ headings })).toMatch(/href="#a">A<.*href="#b">B</);
    expect(toc({ headings: headings.slice(1) })).toBe('');
    expect(toc({ headings, options: { disableToc: true } })).toBe('');
  });

  it('leads on, back and to its source', () => {
    const view = pageOf({
      previous: { title: 'Before', href: '/b/' },
      next: { title: 'After', href: '/a/' },
      editUrl: '/edit',
    });
    const html = renderToStaticMarkup(<PagePager view={view} frame={frame} />);
    expect(html).toMatch(/href="\/b\/" rel="prev".*Before.*href="\/a\/" rel="next".*After/);
    expect(html).toContain('href="/edit"');
  });
});

describe('a demo', () => {
  it('is hydrated only over server HTML that shows something', () => {
    expect(article({ blocks: [demoOf({ html: '<button>Go</button>', module: '/m.js' })] })).toContain('data-server=""');
    const emptyBox = article({ blocks: [demoOf({ html: '<div class="box"></div>', module: '/m.js' })] });
    expect(emptyBox).toContain('<div class="box"></div>');
    expect(emptyBox).toContain('data-server="box"');
    const serverPartOf = (more: Partial<DemoView>) =>
      /data-server="(\w*)"/.exec(article({ blocks: [demoOf({ module: '/m.js', ...more })] }))?.[1];
    expect(serverPartOf({ html: '<div><svg viewBox="0 0 0 9" role="img"></svg></div>' })).toBe('box');
    expect(serverPartOf({ html: '<canvas></canvas>' })).toBe('box');
    expect(serverPartOf({ html: '<svg><path d=""></path></svg>' })).toBe('');
    expect(serverPartOf({ html: '<p>Go</p>', hydrates: false })).toBe('place');
    expect(serverPartOf({})).toBe('box');
    expect(serverPartOf({ module: undefined })).toBeUndefined();
  });

  it('has an anchor for itself and one for its source, and a tab per file', () => {
    const html = article({ blocks: [demoOf()] });
    expect(html).toContain('id="Basic"');
    expect(html).toContain('id="Basic.tsx"');
    expect(html.match(/role="tab"/g)).toHaveLength(2);
  });

  it('shows as much source as its writer wanted', () => {
    const preview = 'the lines';
    expect(article({ blocks: [demoOf({ preview })] })).toContain(preview);
    expect(article({ blocks: [demoOf({ preview, options: { defaultCodeOpen: false } })] })).not.toContain(preview);
    expect(article({ blocks: [demoOf({ preview, options: { defaultCodeOpen: true } })] })).toMatch(
      /<details[^>]* open=""/,
    );
    expect(article({ blocks: [demoOf({ preview, options: { hideToolbar: true } })] })).not.toContain('<details');
  });

  it('that cannot be made says why, where it would stand', () => {
    const html = article({ blocks: [demoOf({ error: { title: 'Does not compile', message: 'Unexpected token' } })] });
    expect(html).toMatch(/Does not compile.*Unexpected token/);
    expect(html).not.toContain('data-xd-demo');
  });
});

describe('an API page', () => {
  const api = apiOf({
    name: 'BikeList',
    pathname: '/api/bike-list/',
    imports: ["import { BikeList } from 'bikes';"],
    members: [
      { name: 'rows', type: 'Bike[]', required: true, description: 'The `bikes`.' },
      {
        name: 'size',
        type: 'number',
        required: false,
        default: '25',
        description: '',
        deprecated: 'Use `page`.',
        plan: 'premium',
      },
    ],
    slots: [{ name: 'toolbar', description: 'The bar.', default: 'Toolbar', class: 'VxBikeList-toolbar' }],
    classes: [{ key: 'root', className: 'VxBikeList-root', description: 'The root.', global: false }],
    inherits: { name: 'List', href: '/api/list/' },
  });
  const html = article({
    kind: 'api',
    blocks: [{ type: 'api', api, demos: [{ title: 'Fleet', href: '/fleet/#Basic' }] }],
  });

  it('says of each prop what it is', () => {
    expect(html).toMatch(/id="bike-list-prop-rows".*rows.*Required.*Bike\[\].*The <code>bikes<\/code>\./);
    expect(html).toMatch(
      /id="bike-list-prop-size".*Deprecated.*Premium plan.*number.*Default <code>25<\/code>.*Use <code>page<\/code>/,
    );
  });

  it('has lasting anchors for slots and classes', () => {
    for (const id of [
      'bike-list-slots-toolbar',
      'bike-list-classes-VxBikeList-toolbar',
      'bike-list-classes-VxBikeList-root',
      'BikeList-css-root',
    ]) {
      expect(html, id).toContain(`id="${id}"`);
    }
  });

  it('renders every anchor that a link is allowed to aim at', () => {
    const page = apiPageOf(api, { product: { id: 'bikes', name: 'Bikes' }, locale: 'en' }).page;
    expect(page.anchors.length).toBeGreaterThan(8);
    for (const id of page.anchors) expect(html, id).toContain(`id="${id}"`);
  });

  it('colours its imports and lets each be copied alone', () => {
    const imports = ["import { BikeList } from 'bikes/BikeList';", "import { BikeList } from 'bikes';"];
    const block = article({ kind: 'api', blocks: [{ type: 'api', api: apiOf({ imports }), demos: [] }] });
    const codes = [...block.matchAll(/<code class="language-ts">(.*?)<\/code>.*?<button[^>]*class="code-copy"/gs)].map(
      (match) => match[1] ?? '',
    );
    expect(codes[0]).toContain('<span class=k>import</span>');
    expect(codes.map((code) => code.replace(/<[^>]*>/g, ''))).toEqual(imports.map((line) => `${line}\n`));
  });

  it('puts the import before the props and the demos before both', () => {
    const places = ['id="demos"', 'id="import"', 'id="props"', 'id="slots"', 'id="css-classes"'].map((id) =>
      html.indexOf(id),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('leads to demos and to the component it passes props on to', () => {
    expect(html).toContain('<a href="/fleet/#Basic">Fleet</a>');
    expect(html).toContain('<a href="/api/list/"><code>List</code></a>');
  });

  it('uses no id twice', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

it('speaks the language of the frame, English where that has no word', () => {
  const german = frameOf({ texts: { 'shell.home': '{name}, Startseite' } });
  expect(textOf(german, 'shell.home', { name: 'Velo' })).toBe('Velo, Startseite');
  expect(textOf(german, 'page.next')).toBe('Next');
});

describe('code in a narrow place', () => {
  it('breaks long names between their words and short ones never', () => {
    expect(breakableHtmlOf('BikeListFilterIconButton')).not.toContain('<wbr>');
    expect(breakableHtmlOf('columnHeaderFilterIconButton')).toBe('column<wbr>Header<wbr>Filter<wbr>Icon<wbr>Button');
  });

  it('breaks nothing in a type that has spaces to break at', () => {
    expect(breakableHtmlOf("Bike<'city'> | ((bike: Bike) => string) | null")).toBe(
      "Bike&lt;'city'&gt; | ((bike: Bike) =&gt; string) | null",
    );
  });
});
