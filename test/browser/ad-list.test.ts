// Ads of a network that answers with a list: shown as text, counted, told of, below the description and below demos; late,
// replaced and left out.
import { expect, it } from 'vitest';
import { adNetwork, json } from '../support/ad-network.ts';
import { adSite, imageDice, inlineDice, openWithAds, shownCard } from '../support/ad-pages.ts';
import { visitedSite } from '../support/visited-site.ts';

const network = await adNetwork();
const site = visitedSite(adSite({ ads: { house: 'ads.ts', json: `${network.origin}/list.json`, GADisplayRatio: 1 } }));

it('has its ad shown as text, counted, clicked and told of, and nothing moves', async () => {
  const { page, events, pass, shifts, complaints } = await openWithAds(site, '/');
  const before = await page.locator('.backing-page').boundingBox();
  await pass(1000);
  await shownCard(page).waitFor();
  expect(await shownCard(page).textContent()).toBe('Pedal & Co Bells that <b>ring</b>.ad by Pedal & Co');
  const link = await shownCard(page).evaluate(({ href, target, rel }: HTMLAnchorElement) => ({ href, target, rel }));
  expect(link).toEqual({ href: `${network.origin}/click`, target: '_blank', rel: 'sponsored noopener' });
  expect(await shownCard(page).locator('img').boundingBox()).toMatchObject({ width: 130, height: 100 });
  await expect
    .poll(() => network.asked)
    .toEqual(expect.arrayContaining(['/list.json', '/seen', '/pixel?a=1700', '/pixel?b=1700', '/bell.svg']));
  expect(await events()).toEqual([]);
  await pass(2500);
  expect(await events()).toEqual(['display network-image']);
  const [shop] = await Promise.all([page.context().waitForEvent('page'), shownCard(page).click()]);
  expect(await shop.evaluate(() => window.opener as unknown)).toBeNull();
  expect(await events()).toEqual(['display network-image', 'click network-image']);
  await pass(20_000);
  expect(await page.locator('.backing-page').boundingBox()).toEqual(before);
  expect(await shifts()).toBe(0);
  expect(network.asked.filter((path) => path === '/list.json')).toHaveLength(1);
  expect(complaints).toEqual([]);
});

it('has its ad as a line of text in the other layout', async () => {
  const { page, pass } = await openWithAds(site, '/', inlineDice);
  await pass(1000);
  await shownCard(page).waitFor();
  expect(await page.locator('.backing-page').getAttribute('data-layout')).toBe('inline');
  expect(await shownCard(page).locator('img').count()).toBe(0);
  expect(network.asked).not.toContain('/bell.svg');
});

it('takes its place from the house where it is late, as long as it is looked for', async () => {
  let answer = () => {};
  network.list = (response) => void (answer = () => void json({ ads: [network.ad] })(response));
  const { page, events, pass, shifts } = await openWithAds(site, '/');
  await pass(4000);
  await shownCard(page).getByText('The tour of the house').waitFor();
  answer();
  await shownCard(page).getByText('Bells that').waitFor();
  await pass(3000);
  expect(await events()).toEqual(['display network-image']);
  expect(await shifts()).toBe(0);
  expect(await shownCard(page).count()).toBe(1);
});

it('is asked anew on the next page, and no more on the one before', async () => {
  network.list = () => undefined;
  const { page, pass } = await openWithAds(site, '/');
  await pass(1000);
  await page.getByRole('link', { name: 'Other' }).last().click();
  await page.getByRole('heading', { name: 'Other', level: 1 }).waitFor();
  network.list = json({ ads: [network.ad] });
  await pass(1000);
  await shownCard(page).waitFor();
  expect(network.asked.filter((path) => path === '/list.json')).toHaveLength(2);
});

it('hears nothing where its ad asks for backers: the house’s own are shown, under a name of their own', async () => {
  network.list = json({ ads: [{ ...network.ad, statlink: 'https://velo.example/discover/backers' }] });
  const { page, events, pass } = await openWithAds(site, '/');
  await pass(3500);
  await shownCard(page).getByText('The tour of the house').waitFor();
  expect(await events()).toEqual(['display in-house-carbon']);
  expect(network.asked).toEqual(['/list.json']);
});

it('fills a slot below a demo whose code a reader opens, and none where the writer wants none', async () => {
  const { page, events, pass, shifts } = await openWithAds(site, '/');
  await pass(1000);
  await shownCard(page).waitFor();
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
  const { page, pass } = await openWithAds(site, path);
  for (const bar of await page.locator('.demo-bar').all()) await bar.click();
  await pass(4000);
  expect(await page.locator('.backing').count()).toBe(0);
  expect(network.asked).toEqual([]);
});

it('is not asked by crawlers: their slot stays empty', async () => {
  const { page, events, pass } = await openWithAds(site, '/', imageDice, {
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  await pass(5000);
  expect(await page.locator('.backing-page').innerHTML()).toBe('');
  expect([network.asked, await events()]).toEqual([[], []]);
});
