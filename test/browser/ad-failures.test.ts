// What a network may do wrong: it is blocked, broken, endless or hostile. The page stays as it is, nothing of a network's
// runs, the house's own stand in, and one event tells of what was nonsense.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { adNetwork, json, type Answer } from '../support/ad-network.ts';
import { adSite, imageDice, openWithAds, shownCard } from '../support/ad-pages.ts';
import { visitedSite } from '../support/visited-site.ts';

const network = await adNetwork();
const site = visitedSite(adSite({ ads: { house: 'ads.ts', json: `${network.origin}/list.json`, GADisplayRatio: 1 } }));

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
  ['code as its link', json({ ads: [{ ...network.ad, statlink: 'javascript:seen.executed++' }] }), 0, 11],
  ['no answer at all', () => undefined, 0, 1],
];
it.each(wrongs)('is stood in for by the house after the sixth look: %s', async (_, answer, crashes, requests) => {
  network.list = answer;
  const { page, events, pass, shifts } = await openWithAds(site, '/');
  await pass(2500);
  expect(await shownCard(page).count()).toBe(0);
  await pass(1000);
  await shownCard(page).waitFor();
  expect(await shownCard(page).textContent()).toContain('The tour of the house');
  await pass(17_000);
  const crash = Array.from({ length: crashes }, () => 'crash network');
  expect(await events()).toEqual([...crash, 'display in-house-tour']);
  expect(network.asked.filter((path) => path === '/list.json')).toHaveLength(requests);
  expect(await page.evaluate('seen.executed')).toBe(0);
  expect(await shifts()).toBe(0);
  await page.getByRole('link', { name: 'Other' }).last().click();
  await page.getByRole('heading', { name: 'Other', level: 1 }).waitFor();
});

it('is not read to the end of 5 MB', async () => {
  let sent = 0;
  let isClosed = false;
  network.list = (response) => {
    response.on('close', () => (isClosed = true));
    const part = `{"ads":[${' '.repeat(64 * 1024)}`;
    const send = () => {
      if (isClosed || sent > 5_000_000) return void response.end();
      sent += part.length;
      response.write(part, () => setTimeout(send, 5));
    };
    send();
  };
  const { events, pass } = await openWithAds(site, '/');
  await pass(1000);
  await expect.poll(() => isClosed).toBe(true);
  expect(sent).toBeLessThan(2_500_000);
  await expect.poll(events).toEqual(['crash network']);
});

it.each([
  [390, 142],
  [620, 126],
  [1440, 126],
])('may say anything: it stays text, leads nowhere else and keeps its room, %i pixels wide', async (width, height) => {
  network.list = json({
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
  const { page, pass, shifts } = await openWithAds(site, '/', imageDice, { viewport: { width, height: 900 } });
  await pass(3000);
  await shownCard(page).waitFor();
  expect(await page.locator('.backing :is(script, img)').count()).toBe(0);
  expect(await shownCard(page).textContent()).toContain('<script>seen.executed++</script>');
  expect(await page.evaluate('seen.executed')).toBe(0);
  expect((await page.locator('.backing-page').boundingBox())!.height).toBe(height);
  expect(await shifts()).toBe(0);
  expect(
    await page.locator('.backing-page').evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
  ).toBe(true);
});

it('is blocked: 20 % of the time a message asks to allow ads, as the list of constants says', async () => {
  const block = (page: Page) => page.route(`${network.origin}/**`, (route) => route.abort());
  const helped = await openWithAds(site, '/', 0.19, { prepare: block });
  await helped.pass(2500);
  expect(await shownCard(helped.page).count()).toBe(0);
  await helped.pass(1000);
  await shownCard(helped.page).filter({ hasText: 'Help us keep running.' }).waitFor();
  await helped.pass(2500);
  expect(await helped.events()).toEqual(['display in-house-adblock']);
  expect(await helped.shifts()).toBe(0);
  const other = await openWithAds(site, '/', 0.2, { prepare: block });
  await other.pass(4000);
  await shownCard(other.page).getByText('The pass of the house').waitFor();
  expect(await shownCard(other.page).getAttribute('target')).toBeNull();
});
