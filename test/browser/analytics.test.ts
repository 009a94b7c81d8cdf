// What analytics hear of a reader, in a browser, and a tag that is there, slow, broken or blocked.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Tell } from '../../templates/services/tag.ts';
import { contentsOf, pageText } from '../support/disk-site.ts';
import { tagServer, type TagAnswer } from '../support/tag-server.ts';
import { visitedSite } from '../support/visited-site.ts';
import { forgetComplaints, stopClock, toldRequests } from '../support/watched-page.ts';

const tag = await tagServer();

const files = (analytics: string) => ({
  'xdocs.config.ts': `export default {
    name: 'Velo', origin: 'https://velo.example', locales: ['en', 'zh'], translations: 'content/translations', ${analytics}
    productCategories: { 'kit': 'core' },
    products: [{ id: 'kit', name: 'Kit', versions: [{ text: 'v2', href: '/', current: true }] }],
  };`,
  'content/translations/zh.json': '{ "pages./": "单车", "pages./kit/": "工具" }',
  'content/index.md': pageText(
    'Velo',
    `[The kit](/kit/)

<div data-ga-event-category="station" data-ga-event-action="ring" data-ga-event-label="quay">
  <button type="button" id="own">Ring</button>
  <p data-ga-event-category="half" data-ga-event-split="0.5"><b id="half">Half</b></p>
</div>

{{"demo": "Bell.tsx"}}`,
  ),
  'content/kit.md': `---\nproductId: kit\n---\n${pageText('Kit', '[Home](/)')}`,
  'content/Bell.tsx': 'export default function Bell() {\n  const rung: number = 1;\n  return <p>Rung {rung}</p>;\n}\n',
});

const site = visitedSite(
  files(`feedback: { endpoint: '/feedback' }, analytics: { id: 'G-TEST', script: '${tag.script}' },`),
);

/** What the tag function was called with; dates by their kind. */
const calls = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((call) =>
      [...(call as Iterable<unknown>)].map((part) => (part instanceof Date ? 'a date' : part)),
    ),
  );
/** What came after the page was told. */
const laterCalls = async (page: Page) => (await calls(page)).slice(4);
const metricsOf = async (page: Page) =>
  (await calls(page)).filter(([, , more]) => (more as { metric_id?: string } | undefined)?.metric_id);
const properties = {
  codeVariant: 'TS',
  userLanguage: 'en',
  devicePixelRatio: 1,
  colorSchemeOS: 'light',
  colorScheme: 'system',
};
const opening = [
  ['js', 'a date'],
  ['config', 'G-TEST', { send_page_view: false }],
  ['set', 'user_properties', properties],
];
const viewOf = (title: string, pathname: string, more = {}) => [
  'event',
  'page_view',
  { page_title: title, page_location: `https://velo.example${pathname}`, ...more },
];

/** Opens the first page; its clock stands, its dice fall high. */
async function opened(prepare?: (page: Page) => unknown) {
  const watched = await site.open('/', {
    async prepare(page) {
      await stopClock(page);
      await page.addInitScript(() => (Math.random = () => 0.7));
      await prepare?.(page);
    },
  });
  await expect.poll(() => calls(watched.page)).toEqual(opening);
  return watched;
}

describe('pages', () => {
  it('are told after the tasks that brought them, each change once, in a shell that stays', async () => {
    const { page, complaints } = await opened();
    await page.clock.runFor(0);
    const home = viewOf('Velo', '/');
    expect(await calls(page)).toEqual([...opening, home]);
    await page.evaluate(() => Object.assign(window, { marker: 'still here' }));
    await page.getByRole('link', { name: 'The kit' }).click();
    await page.getByRole('heading', { name: 'Kit', level: 1 }).waitFor();
    expect(await laterCalls(page)).toEqual([]);
    // Several who say so in one task mean one change.
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('xdocs:content')));
    await page.clock.runFor(1);
    const kit = viewOf('Kit - Velo', '/kit/', { productId: 'kit', productCategoryId: 'core' });
    expect(await laterCalls(page)).toEqual([kit]);
    // The same page again, by its own link and with another query.
    await page.locator('.sidebar').getByRole('link', { name: 'Kit' }).click();
    await toldRequests(page);
    await page.clock.runFor(1000);
    expect(await laterCalls(page)).toEqual([kit]);
    await page.goBack();
    await page.getByRole('heading', { name: 'Velo', level: 1 }).waitFor();
    await page.clock.runFor(1);
    expect(await laterCalls(page)).toEqual([kit, home]);
    // The tag's script stands in the document, and is no reason to load a page as a whole.
    expect(await page.evaluate(() => (window as { marker?: string }).marker)).toBe('still here');
    expect(tag.asked.filter((path) => path === '/tag.js')).toHaveLength(1);
    await expect.poll(() => tag.sent.filter(([, name]) => name === 'page_view')).toEqual([home, kit, home]);
    expect(complaints).toEqual([]);
  });

  it('without a canonical address are told by their own, without query and fragment', async () => {
    const { page } = await site.open('/?from=mail#own', {
      prepare: async (empty) => {
        await stopClock(empty);
        await empty.addInitScript(() =>
          document.addEventListener('readystatechange', () => document.querySelector('link[rel=canonical]')?.remove()),
        );
      },
    });
    await expect.poll(() => calls(page)).toEqual(opening);
    await page.clock.runFor(1);
    expect((await calls(page)).at(-1)).toEqual([
      'event',
      'page_view',
      { page_title: 'Velo', page_location: `${site.built().origin}/` },
    ]);
  });
});

it('tells how its reader has set the site and the system, again whenever that changes', async () => {
  const { page, complaints } = await opened();
  await page.clock.runFor(1);
  const told = async () => (await laterCalls(page)).map(([, , value]) => value);
  await page.locator('.mode-button').click();
  const dark = { ...properties, colorScheme: 'dark' };
  await expect.poll(told).toEqual([dark]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const darkSystem = { ...dark, colorSchemeOS: 'dark' };
  await expect.poll(told).toEqual([dark, darkSystem]);
  await page.locator('.demo-source').hover();
  await page.locator('[data-tool="js"]').click();
  const js = { ...darkSystem, codeVariant: 'JS' };
  await expect.poll(told).toEqual([dark, darkSystem, js]);
  // Another tab.
  const other = await page.context().newPage();
  await other.goto(`${site.built().origin}/kit/`);
  await other.locator('.mode-button').click();
  const light = { ...js, colorScheme: 'light' };
  await expect.poll(told).toEqual([dark, darkSystem, js, light]);
  await other.close();
  // Another screen.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 1400,
    height: 900,
    deviceScaleFactor: 2,
    mobile: false,
  });
  const sharp = { ...light, devicePixelRatio: 2 };
  await expect.poll(told).toEqual([dark, darkSystem, js, light, sharp]);
  await page.locator('.settings-button').click();
  await page.locator('.setting-language label').nth(1).click();
  await expect.poll(told).toEqual([dark, darkSystem, js, light, sharp, { ...sharp, userLanguage: 'zh' }]);
  // Paper is white for a moment, and nobody has chosen that.
  await page.evaluate(() => ['beforeprint', 'afterprint'].map((type) => dispatchEvent(new Event(type))));
  await toldRequests(page);
  expect(await told()).toHaveLength(6);
  expect(complaints).toEqual([]);
});

describe('clicks', () => {
  it('on the controls of the site are told by their category', async () => {
    const { page } = await opened();
    await page.clock.runFor(1);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.demo-source').hover();
    await page.locator('[data-tool="copy"]').click();
    await page.locator('.feedback [data-rating="up"]').click();
    expect(await laterCalls(page)).toEqual([
      ['event', 'search', { eventAction: 'open' }],
      ['event', 'demo', { eventAction: 'copy', eventLabel: 'Bell' }],
      ['event', 'feedback', { eventAction: 'up' }],
    ]);
    for (const name of ['stackblitz', 'codesandbox'])
      expect(
        await page.locator(`[data-tool=${name}][data-ga-event-action=${name}][data-ga-event-label=Bell]`).count(),
      ).toBe(2);
  });

  it('on what a page brings go by the nearest element that says so, and by its share', async () => {
    const { page } = await opened();
    await page.clock.runFor(1);
    // Who answers a click may keep it from going on.
    await page.evaluate(() =>
      document.querySelector('#own')!.addEventListener('click', (event) => event.stopPropagation()),
    );
    await page.locator('#own').click();
    const ring = ['event', 'station', { eventAction: 'ring', eventLabel: 'quay' }];
    expect(await laterCalls(page)).toEqual([ring]);
    for (const [draw, isTold] of [
      [0.49, true],
      [0.5, false],
      [0.9, false],
      [0, true],
    ] as const) {
      const before = (await laterCalls(page)).length;
      await page.evaluate((value) => (Math.random = () => value), draw);
      await page.locator('#half').click();
      expect((await laterCalls(page)).slice(before)).toEqual(isTold ? [['event', 'half', {}]] : []);
    }
    // Nothing around it says anything.
    await page.locator('h1').click();
    expect(await laterCalls(page)).toHaveLength(3);
  });
});

it('tells what ads say of themselves', async () => {
  const { page } = await opened();
  await page.clock.runFor(1);
  await page.evaluate(() => {
    for (const action of ['display', 'click', 'crash'])
      document.dispatchEvent(new CustomEvent('xdocs:ad', { detail: { action, label: 'in-house' } }));
  });
  expect(await laterCalls(page)).toEqual(
    ['display', 'click', 'crash'].map((action) => ['event', 'ad', { eventAction: action, eventLabel: 'in-house' }]),
  );
});

describe('web vitals', () => {
  const visited = async (draw: number) => {
    const asked: string[] = [];
    const { page, complaints } = await site.open('/', {
      async prepare(empty) {
        empty.on('request', (request) => asked.push(request.url()));
        await empty.addInitScript((value) => (Math.random = () => value), draw);
      },
    });
    await expect.poll(async () => (await calls(page)).map(([, name]) => name)).toContain('page_view');
    await toldRequests(page);
    return { page, complaints, isAsked: asked.some((url) => url.includes('/vitals.')) };
  };

  it('are told for a draw of 0.0001', async () => {
    const { page, complaints, isAsked } = await visited(0.0001);
    expect(isAsked).toBe(true);
    await expect
      .poll(async () => (await metricsOf(page)).map(([, name]) => name))
      .toEqual(expect.arrayContaining(['FCP', 'TTFB']));
    for (const [kind, , metric] of await metricsOf(page)) {
      expect(kind).toBe('event');
      expect(metric).toEqual({
        value: expect.any(Number),
        metric_id: expect.stringMatching(/^v\d/),
        metric_value: expect.any(Number),
        metric_delta: expect.any(Number),
      });
    }
    expect(complaints).toEqual([]);
  });

  it('are neither told nor loaded above it', async () => {
    const { page, isAsked } = await visited(0.000_11);
    expect(isAsked).toBe(false);
    expect(await metricsOf(page)).toEqual([]);
  });
});

describe('a tag that does not come', () => {
  it.each<TagAnswer>(['500', 'html', 'closed', 'slow'])('leaves the page as it is: %s', async (answer) => {
    tag.answer = answer;
    const { page, complaints } = await opened();
    await expect.poll(() => tag.asked).toContain('/tag.js');
    await page.clock.runFor(1);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => Object.assign(window, { marker: 'still here' }));
    await page.getByRole('link', { name: 'The kit' }).click();
    await page.getByRole('heading', { name: 'Kit', level: 1 }).waitFor();
    await page.clock.runFor(1);
    expect(await page.evaluate(() => (window as { marker?: string }).marker)).toBe('still here');
    const names = (await calls(page)).map(([, name]) => name);
    expect(names.slice(3)).toEqual(['page_view', 'search', 'page_view']);
    expect(tag.sent).toEqual([]);
    // The browser says what it could not load or read, nobody else says anything.
    forgetComplaints(complaints, new URL(tag.script).host);
    expect(complaints).toEqual([]);
    if (answer !== 'slow') return;
    tag.release();
    await expect.poll(() => tag.sent.length).toBe(names.length);
  });

  it('leaves the page as it is where the tag function of the site throws', async () => {
    const { page, complaints } = await site.open('/', {
      prepare: (empty) =>
        empty.addInitScript(() => {
          const broken: Tell = () => {
            throw new Error('broken');
          };
          window.gtag = broken;
        }),
    });
    await page.locator('.feedback [data-rating="up"]').click();
    await page.locator('.feedback-form').waitFor();
    expect(complaints.filter((text) => text.includes('broken'))).toEqual([]);
  });
});

describe('a site without analytics', () => {
  const { built, open } = visitedSite(files(''));

  it('has none of their code and attributes', async () => {
    const { page } = await open('/');
    expect(await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual([
      'undefined',
      'undefined',
    ]);
    const all = Object.entries(contentsOf(built().site.path('build')))
      .filter(([path]) => /\.(?:html|js|css)$/.test(path))
      .map(([path, content]) => ({ path, text: Buffer.from(content, 'base64').toString() }));
    expect(all.length).toBeGreaterThan(10);
    const named =
      /gtag|dataLayer|data-ga-event-(?!category="(?:station|half)|action="ring"|label="quay"|split="0.5")|data-xd-page|class="consent|\.consent\b|services\./;
    expect(all.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
