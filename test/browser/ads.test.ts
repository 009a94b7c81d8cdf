// Ads in a browser: a network that is kind, late, blocked, broken or hostile, and the house's own that stand in for it.
// Clocks are stopped and dice are loaded, so that nothing depends on either.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { stopClock, toldRequests } from '../support/watched-page.ts';

type Answer = (response: ServerResponse) => void;

/** The port is in the config, so it is known before the site is built. */
const port = 20_000 + ((process.pid + 7) % 20_000);
const network = `http://127.0.0.1:${port}`;
const good = {
  company: 'Pedal & Co',
  description: 'Bells that <b>ring</b>.',
  image: `${network}/bell.svg`,
  statlink: `//127.0.0.1:${port}/click`,
  statimp: `${network}/seen`,
  pixel: `${network}/pixel?a=[timestamp]||${network}/pixel?b=[timestamp]`,
  timestamp: '1700',
};
const json = (body: unknown) => (response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

let list: Answer;
let script: string;
/** The paths that the network was asked for. */
let asked: string[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url!, network);
    asked.push(pathname + search);
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/list.json') return list(response);
    if (pathname === '/place.js') return void response.setHeader('content-type', 'text/javascript').end(script);
    if (pathname.endsWith('.svg'))
      return void response
        .setHeader('content-type', 'image/svg+xml')
        .end('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900"/></svg>');
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  list = json({ ads: [good] });
  script = '';
  asked = [];
});

const houseAds = ['pass', 'helmet', 'tour', 'lock'].map((name) => ({
  name,
  link: name === 'pass' ? '/other/' : `https://velo.example/${name}/`,
  img: `/static/${name}.svg`,
  description: `The ${name} of the house, for everybody who rides a bike in the city.`,
  poweredby: 'Velo',
  label: `in-house-${name}`,
}));
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"/>';
const bell = 'export default function Bell() {\n  return <button type="button">Ring</button>;\n}\n';
const filesWith = (ads: object, more: Readonly<Record<string, string>> = {}) => ({
  'xdocs.config.ts': `export default { ads: ${JSON.stringify(ads)} };`,
  'ads.ts': `export default ${JSON.stringify(houseAds)};`,
  ...Object.fromEntries(houseAds.map(({ img }) => [`public${img}`, picture])),
  'content/index.md': pageText(
    'Velo',
    'Words.\n\n{{"demo": "Bell.tsx"}}\n\nMore.\n\n{{"demo": "Quiet.tsx", "disableAd": true}}\n\n[Other](/other/)',
  ),
  'content/other.md': pageText('Other', 'Words.\n\n[Velo](/)'),
  'content/without.md': `---\ndisableAd: true\n---\n${pageText('Without', 'Words.\n\n{{"demo": "Bell.tsx"}}')}`,
  'content/landing.md': `---\nlayout: landing\n---\n${pageText('Landing')}`,
  'content/Bell.tsx': bell,
  'content/Quiet.tsx': bell,
  ...more,
});
const all = { house: 'ads.ts', json: `${network}/list.json`, script: `${network}/place.js`, GADisplayRatio: 1 };

/** Dice: image layout, the first of the house's own, no message. */
const [imageDice, inlineDice] = [0.5, 0.1];

interface Watched {
  readonly page: Page;
  readonly complaints: string[];
  /** What analytics would hear. */
  events(): Promise<string[]>;
  /** Layout shifts so far, in all. */
  shifts(): Promise<number>;
  /** Lets so many milliseconds pass, and what was asked for in them arrive. */
  pass(ms: number): Promise<void>;
}

/** Opens a page whose clock stands still, whose dice always show one number, and which keeps what it does. */
async function watch(
  site: ReturnType<typeof visitedSite>,
  path: string,
  dice = imageDice,
  options: Parameters<typeof site.open>[1] = {},
): Promise<Watched> {
  const { page, complaints } = await site.open(path, {
    ...options,
    async prepare(opened) {
      await stopClock(opened);
      await opened.addInitScript((number) => {
        Math.random = () => number;
        const seen = { events: [] as string[], shifts: 0, executed: 0 };
        Object.assign(window, { seen });
        document.addEventListener('xdocs:ad', (event) => {
          const { action, label } = (event as CustomEvent<{ action: string; label: string }>).detail;
          seen.events.push(`${action} ${label}`);
        });
        new PerformanceObserver((shiftList) => {
          for (const entry of shiftList.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      }, dice);
      await options.prepare?.(opened);
    },
  });
  const seen = <K extends 'events' | 'shifts'>(key: K) =>
    page.evaluate((name) => (window as unknown as { seen: { events: string[]; shifts: number } }).seen[name], key);
  return {
    page,
    complaints,
    events: () => seen('events') as Promise<string[]>,
    shifts: () => seen('shifts') as Promise<number>,
    async pass(ms) {
      for (let done = 0; done < ms; done += 500) {
        await page.clock.runFor(Math.min(500, ms - done));
        await toldRequests(page);
      }
    },
  };
}

const card = (page: Page) => page.locator('.backing-page .backing-card:visible');

describe('a network with a list', () => {
  const site = visitedSite(filesWith({ ...all, script: undefined }));

  it('has its ad shown as text, counted, clicked and told of, and nothing moves', async () => {
    const { page, events, pass, shifts, complaints } = await watch(site, '/');
    const before = await page.locator('.backing-page').boundingBox();
    await pass(1000);
    await card(page).waitFor();
    expect(await card(page).textContent()).toBe('Pedal & Co Bells that <b>ring</b>.ad by Pedal & Co');
    const link = await card(page).evaluate(({ href, target, rel }: HTMLAnchorElement) => ({ href, target, rel }));
    expect(link).toEqual({ href: `${network}/click`, target: '_blank', rel: 'sponsored noopener' });
    expect(await card(page).locator('img').boundingBox()).toMatchObject({ width: 130, height: 100 });
    await expect
      .poll(() => asked)
      .toEqual(expect.arrayContaining(['/list.json', '/seen', '/pixel?a=1700', '/pixel?b=1700', '/bell.svg']));
    expect(await events()).toEqual([]);
    await pass(2500);
    expect(await events()).toEqual(['display network-image']);
    const [popup] = await Promise.all([page.waitForEvent('popup'), card(page).click()]);
    await popup.close();
    expect(await events()).toEqual(['display network-image', 'click network-image']);
    await pass(20_000);
    expect(await page.locator('.backing-page').boundingBox()).toEqual(before);
    expect(await shifts()).toBe(0);
    expect(asked.filter((path) => path === '/list.json')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('has its ad as a line of text in the other layout', async () => {
    const { page, pass } = await watch(site, '/', inlineDice);
    await pass(1000);
    await card(page).waitFor();
    expect(await page.locator('.backing-page').getAttribute('data-layout')).toBe('inline');
    expect(await card(page).locator('img').count()).toBe(0);
    expect(asked).not.toContain('/bell.svg');
  });

  /** What the network may do wrong, and what is heard of it: nothing where it failed, one crash where it said nonsense. */
  const wrongs: [what: string, answer: Answer, crashes: number, requests: number][] = [
    ['500', (response) => void response.writeHead(500).end('{"ads":[]}'), 0, 1],
    ['HTML', (response) => void response.setHeader('content-type', 'text/html').end('<h1>Hi</h1>'), 1, 1],
    ['no list', json({ ads: 'none' }), 1, 1],
    [
      'half an answer',
      (response) => {
        response.write('{"ads":[{"statlink":"https://a.example/"');
        setTimeout(() => response.destroy(), 20);
      },
      0,
      1,
    ],
    ['an empty list, again and again', json({ ads: [{}, { company: 'a' }] }), 0, 11],
    ['code as its link', json({ ads: [{ ...good, statlink: 'javascript:seen.executed++' }] }), 0, 11],
    ['no answer at all', () => undefined, 0, 1],
  ];
  it.each(wrongs)('is stood in for by the house after the sixth look: %s', async (_, answer, crashes, requests) => {
    list = answer;
    const { page, events, pass, shifts } = await watch(site, '/');
    await pass(2500);
    expect(await card(page).count()).toBe(0);
    await pass(1000);
    await card(page).waitFor();
    expect(await card(page).textContent()).toContain('The tour of the house');
    await pass(17_000);
    const crash = Array.from({ length: crashes }, () => 'crash network');
    expect(await events()).toEqual([...crash, 'display in-house-tour']);
    expect(asked.filter((path) => path === '/list.json')).toHaveLength(requests);
    expect(await page.evaluate('seen.executed')).toBe(0);
    expect(await shifts()).toBe(0);
    await page.getByRole('link', { name: 'Other' }).last().click();
    await page.getByRole('heading', { name: 'Other', level: 1 }).waitFor();
  });

  it('is not read to the end of 5 MB', async () => {
    let sent = 0;
    let isClosed = false;
    list = (response) => {
      response.on('close', () => (isClosed = true));
      const part = `{"ads":[${' '.repeat(64 * 1024)}`;
      const send = () => {
        if (isClosed || sent > 5_000_000) return void response.end();
        sent += part.length;
        response.write(part, () => setTimeout(send, 5));
      };
      send();
    };
    const { events, pass } = await watch(site, '/');
    await pass(1000);
    await expect.poll(() => isClosed).toBe(true);
    expect(sent).toBeLessThan(2_500_000);
    await expect.poll(events).toEqual(['crash network']);
  });

  it('may say anything: it stays text, and leads nowhere else', async () => {
    list = json({
      ads: [
        {
          company: '<img src=x onerror=seen.executed++>',
          description: '<script>seen.executed++</script>'.repeat(300),
          image: 'javascript:seen.executed++',
          statlink: 'https://ads.example/?"><script>seen.executed++</script>',
          pixel: 'javascript:seen.executed++||data:text/html,<script>seen.executed++</script>||/own',
        },
      ],
    });
    const { page, pass, shifts } = await watch(site, '/');
    await pass(3000);
    await card(page).waitFor();
    expect(await page.locator('.backing :is(script, img)').count()).toBe(0);
    expect(await card(page).textContent()).toContain('<script>seen.executed++</script>');
    expect(await page.evaluate('seen.executed')).toBe(0);
    expect(await shifts()).toBe(0);
    expect(
      await page.locator('.backing-page').evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
    ).toBe(true);
  });

  it('takes its place from the house where it is late, as long as it is looked for', async () => {
    let answer = () => {};
    list = (response) => void (answer = () => void json({ ads: [good] })(response));
    const { page, events, pass, shifts } = await watch(site, '/');
    await pass(4000);
    await card(page).getByText('The tour of the house').waitFor();
    answer();
    await card(page).getByText('Bells that').waitFor();
    await pass(3000);
    expect(await events()).toEqual(['display network-image']);
    expect(await shifts()).toBe(0);
    expect(await card(page).count()).toBe(1);
  });

  it('is asked anew on the next page, and no more on the one before', async () => {
    list = () => undefined;
    const { page, pass } = await watch(site, '/');
    await pass(1000);
    await page.getByRole('link', { name: 'Other' }).last().click();
    await page.getByRole('heading', { name: 'Other', level: 1 }).waitFor();
    list = json({ ads: [good] });
    await pass(1000);
    await card(page).waitFor();
    expect(asked.filter((path) => path === '/list.json')).toHaveLength(2);
  });

  it('hears nothing where its ad asks for backers: the house’s own are shown, under a name of their own', async () => {
    list = json({ ads: [{ ...good, statlink: 'https://velo.example/discover/backers' }] });
    const { page, events, pass } = await watch(site, '/');
    await pass(3500);
    await card(page).getByText('The tour of the house').waitFor();
    expect(await events()).toEqual(['display in-house-carbon']);
    expect(asked).toEqual(['/list.json']);
  });

  it('is blocked: 20 % of the time a message asks to allow ads, as the list of constants says', async () => {
    const block = (page: Page) => page.route(`${network}/**`, (route) => route.abort());
    const helped = await watch(site, '/', 0.19, { prepare: block });
    await helped.pass(2500);
    expect(await card(helped.page).count()).toBe(0);
    await helped.pass(500);
    await card(helped.page).getByText('Help us keep running.').waitFor();
    await helped.pass(2500);
    expect(await helped.events()).toEqual(['display in-house-adblock']);
    expect(await helped.shifts()).toBe(0);
    const other = await watch(site, '/', 0.2, { prepare: block });
    await other.pass(4000);
    await card(other.page).getByText('The pass of the house').waitFor();
    expect(await card(other.page).getAttribute('target')).toBeNull();
  });

  it('fills a slot below a demo whose code a reader opens, and none where the writer wants none', async () => {
    const { page, events, pass, shifts } = await watch(site, '/');
    await pass(1000);
    await card(page).waitFor();
    expect(await page.locator('.backing-below').count()).toBe(0);
    const [first, second] = [page.locator('.demo').nth(0), page.locator('.demo').nth(1)];
    await first.locator('.demo-bar').click();
    await first.locator('.backing-card').waitFor();
    expect(await first.locator('.backing').getAttribute('data-layout')).toBe('inline');
    expect(await first.getByRole('group', { name: 'Advertisement' }).textContent()).toContain('Bells that');
    await second.locator('.demo-bar').click();
    await second.locator('.demo-details[open]').waitFor();
    expect(await second.locator('.backing').count()).toBe(0);
    await pass(2500);
    expect(await events()).toEqual(['display network-image', 'display network-inline']);
    await first.locator('.demo-bar').click();
    expect(await first.locator('.backing-below').isVisible()).toBe(false);
    expect(await shifts()).toBe(0);
  });

  it.each([
    ['/without/', 'wants none'],
    ['/landing/', 'welcomes'],
  ])('is not asked from %s, a page that %s', async (path) => {
    const { page, pass } = await watch(site, path);
    for (const bar of await page.locator('.demo-bar').all()) await bar.click();
    await pass(4000);
    expect(await page.locator('.backing').count()).toBe(0);
    expect(asked).toEqual([]);
  });

  it('is not asked by crawlers: their slot stays empty', async () => {
    const { page, events, pass } = await watch(site, '/', imageDice, {
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    await pass(5000);
    expect(await page.locator('.backing-page').innerHTML()).toBe('');
    expect([asked, await events()]).toEqual([[], []]);
  });
});

describe('a network with a script', () => {
  const site = visitedSite(filesWith(all));
  const fills = (href: string) => `const link = document.createElement('a');
    link.href = '${href}'; link.textContent = 'Wheels'; document.currentScript.after(link);`;

  it('fills the slot itself, is found by the looks, and its link is made like ours', async () => {
    script = fills('https://ads.example/wheels');
    const { page, events, pass } = await watch(site, '/');
    await pass(1000);
    const link = page.locator('.backing-page a');
    await link.waitFor();
    await pass(3500);
    expect(await link.evaluate(({ target, rel }: HTMLAnchorElement) => [target, rel])).toEqual([
      '_blank',
      'sponsored noopener',
    ]);
    expect(await events()).toEqual(['display network-image']);
    expect(asked).toEqual(['/place.js']);
  });

  it('leaves lines of text, and what is below demos, to the list', async () => {
    const { page, pass } = await watch(site, '/', inlineDice);
    await pass(1000);
    await card(page).getByText('Bells that').waitFor();
    expect(asked).not.toContain('/place.js');
  });

  it('comes late, when the house has stood in for it', async () => {
    script = `setTimeout((own) => { own.insertAdjacentHTML('afterend', '<a href="https://ads.example/">Late</a>') }, 6000, document.currentScript)`;
    const { page, events, pass, shifts } = await watch(site, '/');
    await pass(4500);
    await card(page).getByText('The tour of the house').waitFor();
    await pass(3500);
    await page.locator('.backing-page').getByText('Late').waitFor();
    expect(await card(page).count()).toBe(0);
    await pass(2500);
    expect(await events()).toEqual(['display in-house-tour', 'display network-image']);
    expect(await shifts()).toBe(0);
  });

  it('throws: that is no complaint of the page, one crash is told, and the house stands in', async () => {
    script = "throw new Error('broken')";
    const { page, events, pass, complaints } = await watch(site, '/');
    await pass(4000);
    await card(page).getByText('The tour of the house').waitFor();
    expect(await events()).toEqual(['crash network']);
    expect(complaints).toEqual([]);
  });

  it('asks for backers itself', async () => {
    script = fills('https://velo.example/backers');
    const { page, events, pass } = await watch(site, '/');
    await pass(4000);
    await card(page).getByText('The tour of the house').waitFor();
    await expect.poll(events).toEqual(['display in-house-carbon']);
    expect(await page.getByText('Wheels').count()).toBe(0);
  });
});

describe('the house’s own ads alone', () => {
  const site = visitedSite(filesWith({ house: 'ads.ts' }));

  it('are shown at once, and one in ten is told of', async () => {
    const { page, events, pass, shifts, complaints } = await watch(site, '/', 0.09);
    await pass(500);
    await card(page).getByText('The pass of the house').waitFor();
    await pass(3000);
    expect(await events()).toEqual(['display in-house-pass']);
    expect(await shifts()).toBe(0);
    const other = await watch(site, '/', 0.1);
    await other.pass(500);
    await card(other.page).waitFor();
    await other.pass(4000);
    expect(await other.events()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('lead to a page of the site in place', async () => {
    const { page, pass, events } = await watch(site, '/', 0.24);
    await pass(500);
    await card(page).click();
    await page.getByRole('heading', { name: 'Other', level: 1 }).waitFor();
    expect(await events()).toEqual(['click in-house-pass']);
    await pass(500);
    await card(page).waitFor();
  });

  it('have their room from the start, as the specification measures it, on a phone and on a desk', async () => {
    for (const [width, height] of [
      [390, 142],
      [1440, 126],
    ] as const) {
      const { page, pass, shifts } = await watch(site, '/', imageDice, { viewport: { width, height: 900 } });
      const slot = page.locator('.backing-page');
      const before = await slot.boundingBox();
      expect(before!.height).toBe(height);
      const head = await page.locator('.page-head').boundingBox();
      expect(before!.y - head!.y - head!.height).toBe(24);
      await pass(500);
      await card(page).waitFor();
      expect(await slot.boundingBox()).toEqual(before);
      expect(await shifts()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  it('are neither printed nor a hole where scripts do not run', async () => {
    const { page, pass } = await watch(site, '/');
    await pass(500);
    await card(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.backing-page').isVisible()).toBe(false);
    const { page: still } = await site.open('/', { javaScriptEnabled: false });
    expect(await still.locator('.backing-page').isVisible()).toBe(false);
  });
});

describe('a site without ads', () => {
  const site = visitedSite({
    'content/index.md': pageText('Velo', '{{"demo": "Bell.tsx"}}'),
    'content/Bell.tsx': bell,
  });

  it('has neither slot nor script', async () => {
    const { page } = await site.open('/');
    expect(await page.locator('.backing, [data-alone]').count()).toBe(0);
    expect(await page.content()).not.toMatch(/services\.|backing/);
    expect((await page.request.get(`${site.built().origin}/house.json`)).status()).toBe(404);
  });
});
