// Heading ids: the slug table of FORMAT section 4, and uniqueness in a page.
import { describe, expect, it } from 'vitest';
import { olderSlugOf } from '../../src/markdown/older-slug.ts';
import { createSlugger, slugOf } from '../../src/markdown/slug.ts';
import { htmlOf, pageText, siteFrom } from '../support/site-from.ts';

describe('the slug of a text', () => {
  it.each([
    ['Basic usage', 'basic-usage'],
    ['The useAnimate() hook', 'the-useanimate-hook'],
    ['Look & Feel', 'look-feel'],
    ['The 80/20 rule', 'the-80-20-rule'],
    ['What does "wide" mean?', 'what-does-wide-mean'],
    ['Rider_names and #tags', 'rider-names-and-tags'],
    ['a!b@c#d$e%f^g&h*i(j)k=l_m+n', 'a-b-c-d-e-f-g-h-i-j-k-l-m-n'],
    ['a[b]c{d}e`f~g;h:i\'j"k|l,m.n<o>p/q?r\\s', 'a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r-s'],
    ['one \t two\u00a0three', 'one-two-three'],
    ['Long -- dashes --- here', 'long-dashes-here'],
    ['(Wrapped in brackets)', 'wrapped-in-brackets'],
    ['- Leading and trailing -', 'leading-and-trailing'],
    ['A&nbsp;literal &lt;entity&#62;', 'aliteral-entity'],
    ['Ready to ride 🚲', 'ready-to-ride'],
    ['🚧 Fleet map', 'fleet-map'],
    ['Rides 🚲🚲 and bells', 'rides-and-bells'],
    ['Codemod ✅ available', 'codemod-%E2%9C%85-available'],
    ['✅ Rename the prop', '%E2%9C%85-rename-the-prop'],
    ['Family 👩‍👧‍👦 pass', 'family-pass'],
    ['Flags 🇨🇭 count', 'flags-count'],
    ['Step 1️⃣', 'step-1'],
    ['Café à vélo', 'caf%C3%A9-%C3%A0-v%C3%A9lo'],
    ['自行车', '%E8%87%AA%E8%A1%8C%E8%BD%A6'],
    ['v8.9.2', 'v8-9-2'],
    ["What's new", 'what-s-new'],
    ['C++ and 100%', 'c-and-100'],
    ['<Bike /> and <Ride>', 'bike-and-ride'],
    ['state.rows[0]', 'state-rows-0'],
    ['--enable-bells', 'enable-bells'],
    ['A - B', 'a-b'],
    ['Rides — long ones', 'rides-%E2%80%94-long-ones'],
    ['Rider’s choice', 'rider%E2%80%99s-choice'],
    ['🧪 Experimental', 'experimental'],
    ['Start🚲end', 'startend'],
    ['✅', '%E2%9C%85'],
    ['Thumbs 👍🏽 up', 'thumbs-up'],
    ['ÀÉ Ü', '%C3%A0%C3%A9-%C3%BC'],
    ['one two', 'one-two'],
    ['UPPER lower', 'upper-lower'],
    ['1. First', '1-first'],
    ['a\u200bb', 'a%E2%80%8Bb'],
  ])('of %j is %j', (text, slug) => expect(slugOf(text)).toBe(slug));
});

describe('the older slug of a text', () => {
  const olderOf = (text: string) => olderSlugOf(text, slugOf(text));

  it.each([
    ["With Acme's service", 'with-acmes-service'],
    ['Lifecycle: "onBoil"', 'lifecycle-quot-onboil-quot'],
    ['Hot water — or steam', 'hot-water-or-steam'],
    ['Don’t', 'dont'],
    ['“Soft” boil…', 'soft-boil'],
    ['Grid<T>', 'gridt-gt'],
    ['<Bike /> and <Ride>', 'bike-and-ride-gt'],
    ['(ride) => bell', 'ride-bell'],
    ['a >= b', 'a-gt-b'],
    ['Look & Feel', 'look-amp-feel'],
    ['❌ Wrong', '%E2%9D%8C-wrong'],
    ['✅ Rename the prop', '%E2%9C%85-rename-the-prop'],
    ['⚡ Fast', 'fast'],
    ['🧪 Experimental 🚲', 'experimental'],
    ['🪄 Magic', '%F0%9F%AA%84-magic'],
    ['自行车', '%E8%87%AA%E8%A1%8C%E8%BD%A6'],
    ['自行车 — “a”', '%E8%87%AA%E8%A1%8C%E8%BD%A6-a'],
    ['© Acme', '%C2%A9-acme'],
    ['—', ''],
  ])('of %j is %j', (text, slug) => expect(olderOf(text)).toBe(slug));

  it.each([
    'Basic usage',
    'The useAnimate() hook',
    'The 80/20 rule',
    'a!b@c#d$e%f^g*h(i)j_k+l[m]n{o}p`q~r;s:t|u,v.w?x\\y=z',
    'Café à vélo',
  ])('of %j is the slug of today', (text) => {
    expect(olderOf(text)).toBe(slugOf(text));
  });
});

describe('ids in a page', () => {
  it('are unique as x, x-2, x-3', () => {
    const slugger = createSlugger();
    expect(['Rides', 'Rides', 'rides!', 'Bikes'].map((text) => slugger.slug(text).id)).toEqual([
      'rides',
      'rides-2',
      'rides-3',
      'bikes',
    ]);
  });

  it('never take an id that another heading has by its own words', () => {
    const slugger = createSlugger();
    const ids = ['Rides 2', 'Rides', 'Rides', 'Rides'].map((text) => slugger.slug(text).id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.slice(0, 2)).toEqual(['rides-2', 'rides']);
  });

  it('exist for a heading without letters, too', () => {
    const slugger = createSlugger();
    expect([slugger.slug('🚲'), slugger.slug('???')].every(({ id }) => id.length > 0)).toBe(true);
  });
});

describe('a heading', () => {
  const idOf = async (heading: string) => {
    const { site } = await siteFrom({ 'index.md': pageText(`${heading}\n`) });
    return site.pages
      .get('en')!
      .get('/')!
      .headings.map(({ id, text }) => [id, text])[0];
  };

  it.each([
    ['## The `apiRef` prop', ['the-apiref-prop', 'The apiRef prop']],
    ['## A [link](https://example.com/) in it', ['a-link-in-it', 'A link in it']],
    ['## `<Bike />`', ['bike', '<Bike />']],
    ['## *Very* **bold** ~~gone~~', ['very-bold-gone', 'Very bold gone']],
    ['## Look &amp; Feel', ['look-feel', 'Look & Feel']],
    ['## Group rides [<span class="plan-pro"></span>](/x/plans/#pro "Pro plan")', ['group-rides', 'Group rides']],
    ['## Group rides <span class="plan-premium"></span>', ['group-rides', 'Group rides']],
    ['## Rental {#hire}', ['hire', 'Rental']],
    ['## Rental {#my.id:1}', ['my.id:1', 'Rental']],
    ['## Rental {#größe}', ['größe', 'Rental']],
    ['## Rental {#two words}', ['rental-two-words', 'Rental {#two words}']],
    ['## Rental `fee` {#the-fee}', ['the-fee', 'Rental fee']],
    ['Rental\n------', ['rental', 'Rental']],
    ['## ![A bike](https://example.com/bike.png) Bikes', ['bikes', 'Bikes']],
    ['## Press <kbd>Ctrl</kbd>', ['press-ctrl', 'Press Ctrl']],
    ['## Bikes <!-- not shown -->', ['bikes', 'Bikes']],
    ['## Caf&eacute;', ['caf%C3%A9', 'Café']],
    ['## Bikes ##', ['bikes', 'Bikes']],
    ['## [<span class="plan-pro"></span>](/x/plans/ "Pro plan") first', ['first', 'first']],
    ['## 🚧 [Rides](https://example.com/) ✅', ['rides-%E2%9C%85', '🚧 Rides ✅']],
    ['## Rental [<span class="plan-pro"></span>](/x/plans/ "Pro plan") {#hire}', ['hire', 'Rental']],
  ])('%j has id and text %j', async (heading, expected) => expect(await idOf(heading)).toEqual(expected));

  it('carries its id, a link to itself, and its custom id only as an id', async () => {
    const html = htmlOf(await siteFrom({ 'index.md': pageText('## Rental fee {#fee}\n\nText.') }), '/');
    expect(html).toMatch(/<h2 id="fee">Rental fee<a [^>]*href="#fee"/);
    expect(html).not.toContain('{#');
  });

  it('of level 4 has no id and no place in the contents', async () => {
    const site = await siteFrom({ 'index.md': pageText('## Two\n\n### Three\n\n#### Four\n') });
    expect(
      site.site.pages
        .get('en')!
        .get('/')!
        .headings.map(({ level, id }) => [level, id]),
    ).toEqual([
      [2, 'two'],
      [3, 'three'],
    ]);
    expect(htmlOf(site, '/')).toContain('<h4>Four</h4>');
  });

  it('of level 3 before any of level 2 is a problem at its line', async () => {
    const { problems } = await siteFrom({ 'index.md': pageText('Text.\n\n### Early\n\n## Late\n\n### Fine\n') });
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'heading-order', severity: 'error', heading: 'Early', line: 7, column: 1 }),
    ]);
  });

  it('never holds a link in a link', async () => {
    const html = htmlOf(
      await siteFrom({
        'index.md': pageText(
          '## See [docs](https://example.com/) [<span class="plan-pro"></span>](https://example.com/#pro)\n',
        ),
      }),
      '/',
    );
    let depth = 0;
    for (const [tag] of html.matchAll(/<a\b|<\/a>/g)) {
      depth += tag === '</a>' ? -1 : 1;
      expect(depth).toBeLessThanOrEqual(1);
    }
    expect(html.match(/<a\b/g)).toHaveLength(3);
  });

  it('shares one set of ids with the stretches around demos', async () => {
    const { site } = await siteFrom({
      'index.md': pageText('## Rides\n\n{{"demo": "Ride.tsx"}}\n\n## Rides\n\n{{"demo": "Ride.tsx"}}\n\n## Rides\n'),
      'Ride.tsx': 'export default function Ride() {\n  return <p>Ride</p>;\n}\n',
    });
    expect(
      site.pages
        .get('en')!
        .get('/')!
        .headings.map(({ id }) => id),
    ).toEqual(['rides', 'rides-2', 'rides-3']);
  });

  it('does not take an id that a writer set before it', async () => {
    const { site } = await siteFrom({ 'index.md': pageText('## First {#rides}\n\n## Rides\n') });
    expect(
      site.pages
        .get('en')!
        .get('/')!
        .headings.map(({ id }) => id),
    ).toEqual(['rides', 'rides-2']);
  });
});
