// From page to page where it is easily wrong: parts of pages as targets, demos that wake too late, odd addresses, two
// clicks.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { hold, stopClock, toldRequests } from '../support/watched-page.ts';

const long = '\n\nA bike stands at the station.'.repeat(80);
const ticking = `import Button from '@mui/material/Button';
import { useEffect } from 'react';

export default function Ticker() {
  useEffect(() => {
    window.started = (window.started ?? 0) + 1;
  }, []);
  return <Button>Tick</Button>;
}
`;
const navigation = [
  { pathname: '/' },
  {
    pathname: '/stations',
    title: 'Stations',
    children: [{ pathname: '/stations/harbour/' }, { pathname: '/stations/mill/' }],
  },
  { pathname: '/bikes', title: 'Bikes', children: [{ pathname: '/bikes/city/' }, { pathname: '/bikes/box/' }] },
];

const { open } = visitedSite({
  'content/index.md': pageText(
    'Velo',
    `[The mill](/stations/mill/#wheel), [its source](/stations/mill/#Ticker.tsx) and [the harbour](/stations/harbour/).${long}`,
  ),
  'content/stations/harbour.md': pageText('Harbour', '## Quay\n\n{{"demo": "Ticker.tsx"}}'),
  'content/stations/Ticker.tsx': ticking,
  'content/stations/mill.md': pageText(
    'Mill',
    `## Water\n\n[Water](/)${long}\n\n## Wheel\n\n[It turns](/).${long}\n\n{{"demo": "Ticker.tsx", "defaultCodeOpen": false}}`,
  ),
  'content/bikes/city.md': pageText('City'),
  'content/bikes/box.md': pageText('Box'),
  'content/navigation.ts': `export default ${JSON.stringify(navigation)};\n`,
});

const shows = (page: Page, title: string) => page.locator('h1', { hasText: title }).waitFor();
const starts = (page: Page) => page.evaluate(() => (window as { started?: number }).started ?? 0);

it('makes a part of another page the target, where Tab goes on from', async () => {
  const { page, complaints } = await open('/');
  await page.evaluate(() => Object.assign(window, { marker: 'still here' }));
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'The mill', exact: true }).click();
  await shows(page, 'Mill');
  await page.waitForFunction(() => document.getElementById('wheel')!.matches(':target'));
  expect(new URL(page.url()).hash).toBe('#wheel');
  expect(await page.evaluate(() => document.getElementById('wheel')!.getBoundingClientRect().top)).toBeLessThan(200);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => {
      const wheel = document.getElementById('wheel')!;
      const { activeElement: active } = document;
      return (
        active !== null &&
        active.closest('main') !== null &&
        Boolean(wheel.contains(active) || wheel.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING)
      );
    }),
  ).toBe(true);
  await page.evaluate(() => scrollBy(0, 400));
  await page.waitForFunction(
    () => Math.abs(((history.state as { scroll?: number } | null)?.scroll ?? -9) - scrollY) < 1,
  );
  const before = await page.evaluate(() => scrollY);
  await page.goBack();
  await shows(page, 'Velo');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await shows(page, 'Mill');
  await page.waitForFunction((was) => Math.abs(scrollY - was) < 5, before);
  // It is the target again, and stays where the reader was when all that follows from it is done.
  await page.waitForFunction(() => document.getElementById('wheel')!.matches(':target'));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  expect(await page.evaluate(() => (window as { marker?: string }).marker)).toBe('still here');
  expect(complaints).toEqual([]);
});

it('unfolds the source that a link on another page leads to', async () => {
  const { page } = await open('/');
  await page.getByRole('link', { name: 'its source' }).click();
  await shows(page, 'Mill');
  await page.locator('.demo-details[open]').waitFor();
});

it('runs no demo of a page that has gone', async () => {
  const { page, complaints } = await open('/');
  const release = await hold(page, '**/_assets/demos/**');
  const asked = page.waitForRequest('**/_assets/demos/**');
  await page.getByRole('link', { name: 'the harbour' }).click();
  await shows(page, 'Harbour');
  await page.locator('[data-xd-demo]').dispatchEvent('pointerover');
  const request = await asked;
  await page.goBack();
  await shows(page, 'Velo');
  release();
  await (await request.response())?.finished();
  // The same page, shown again, has a demo that lives. It asks for the same code, and has it after whoever asked
  // before.
  await page.getByRole('link', { name: 'the harbour' }).click();
  await page.locator('[data-xd-demo][data-hydrated]').waitFor();
  expect(await starts(page)).toBe(1);
  expect(complaints).toEqual([]);
});

it('starts demos at an address whose hash is none', async () => {
  const { page, complaints } = await open('/stations/harbour/#100%');
  await page.mouse.move(5, 300);
  await page.locator('[data-xd-demo][data-hydrated]').waitFor();
  expect(complaints).toEqual([]);
});

/** Where the entries of a closed branch are. */
function entriesOf(group: Locator): Promise<string> {
  return group.evaluate(
    (link: HTMLElement) =>
      `${link.closest<HTMLElement>('[data-entries-at]')!.dataset['entriesAt']}${link.dataset['entries']}.html`,
  );
}

it('waits for a branch that was clicked twice, and stays on its page', async () => {
  // While the clock stands, no pointer rests on a link long enough to have its page fetched early.
  const { page, complaints } = await open('/', { prepare: stopClock });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const bikes = page.locator('#xd-navigation').getByRole('link', { name: 'Bikes' });
  const entries = await entriesOf(bikes);
  const release = await hold(page, `**${entries}`);
  await bikes.click();
  await bikes.click();
  release();
  await page.locator('#xd-navigation').getByRole('link', { name: 'City' }).waitFor();
  expect(await bikes.getAttribute('aria-expanded')).toBe('true');
  await bikes.click();
  expect(await bikes.getAttribute('aria-expanded')).toBe('false');
  await toldRequests(page);
  expect(asked.filter((pathname) => pathname !== '/')).toEqual([entries]);
  expect(complaints).toEqual([]);
});

it('follows a branch whose entries cannot be had to its first page', async () => {
  const { page } = await open('/');
  const bikes = page.locator('#xd-navigation').getByRole('link', { name: 'Bikes' });
  await page.route(`**${await entriesOf(bikes)}`, (route) => route.abort());
  await bikes.click();
  await shows(page, 'City');
});

it('stays on another page to which its reader has gone when such a branch fails late', async () => {
  const { page } = await open('/');
  const bikes = page.locator('#xd-navigation').getByRole('link', { name: 'Bikes' });
  const entries = await entriesOf(bikes);
  let fail = () => {};
  const late = new Promise<void>((done) => (fail = done));
  await page.route(`**${entries}`, (route) => late.then(() => route.abort()));
  await bikes.click();
  await page.getByRole('link', { name: 'the harbour' }).click();
  await shows(page, 'Harbour');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(entries));
  fail();
  await failed;
  await toldRequests(page);
  await shows(page, 'Harbour');
  // It can be tried again.
  expect(await entriesOf(bikes)).toBe(entries);
});

it.each([
  ['the settings', (page: Page) => page.locator('[data-xd-open=settings]').click()],
  ['the list of keys', (page: Page) => page.keyboard.press('?')],
  ['the search', (page: Page) => page.keyboard.press('/')],
])('takes no dialog along to another page: %s', async (_, ask) => {
  const { page, complaints } = await open('/');
  await page.getByRole('link', { name: 'the harbour' }).click();
  await shows(page, 'Harbour');
  await ask(page);
  await page.locator('dialog[open]').waitFor();
  await page.goBack();
  await shows(page, 'Velo');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await ask(page);
  await page.locator('dialog[open]').waitFor();
  expect(complaints).toEqual([]);
});

it('keeps no page that was fetched early for longer than it would show it', async () => {
  const { page } = await open('/', {
    prepare: async (empty) => {
      await stopClock(empty);
      await empty.addInitScript(() => {
        const { set } = Map.prototype;
        // oxlint-disable-next-line no-extend-native -- the page's own Map, so that the test sees what it keeps
        Map.prototype.set = function (key, value: { page?: unknown } | undefined) {
          if (value?.page instanceof Promise) Object.assign(window, { early: this });
          return set.call(this, key, value);
        };
      });
    },
  });
  const early = () =>
    page.evaluate(() => [...((window as unknown as { early?: Map<string, unknown> }).early?.keys() ?? [])]);
  await page.getByRole('link', { name: 'the harbour' }).hover();
  await page.clock.runFor(100);
  expect(await early()).toEqual(['/stations/harbour/']);
  await page.clock.runFor(31_000);
  await page.getByRole('link', { name: 'The mill', exact: true }).hover();
  await page.clock.runFor(100);
  expect(await early()).toEqual(['/stations/mill/']);
});

it('keeps one copy of a page’s style rules, however often the page is visited', async () => {
  const { page } = await open('/');
  for (let visit = 0; visit < 3; visit++) {
    await page.getByRole('link', { name: 'the harbour' }).click();
    await shows(page, 'Harbour');
    await page.locator('a[rel=prev]').click();
    await shows(page, 'Velo');
  }
  const values = await page
    .locator('head style[data-emotion^="css "]')
    .evaluateAll((styles) => styles.map((style) => style.getAttribute('data-emotion')));
  expect(values).toHaveLength(1);
});
