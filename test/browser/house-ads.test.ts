// The house's own ads: shown without anybody being asked, in a room that is there from the start.
import { expect, it } from 'vitest';
import { adNetwork } from '../support/ad-network.ts';
import { adSite, imageDice, openWithAds, shownCard } from '../support/ad-pages.ts';
import { pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';

const site = visitedSite({
  ...adSite({ ads: 'ads.ts', locales: ['en', 'zh'], translations: 'content/translations' }),
  'content/translations/zh.json': JSON.stringify({ 'ads.label': '广告', 'ads.by': '广告来自 {name}' }),
  'content/other-zh.md': pageText('其他'),
});

it('are shown at once, and one in ten is told of', async () => {
  const { page, events, pass, shifts, complaints } = await openWithAds(site, '/', 0.09);
  await pass(500);
  await shownCard(page).getByText('The pass of the house').waitFor();
  await pass(3000);
  expect(await events()).toEqual(['display in-house-pass']);
  expect(await shifts()).toBe(0);
  const other = await openWithAds(site, '/', 0.1);
  await other.pass(500);
  await shownCard(other.page).waitFor();
  await other.pass(4000);
  expect(await other.events()).toEqual([]);
  expect(complaints).toEqual([]);
});

it('lead to a page of the site in place', async () => {
  const { page, pass, events } = await openWithAds(site, '/', 0.24);
  await pass(500);
  await shownCard(page).click();
  await page.getByRole('heading', { name: 'Other', level: 1 }).waitFor();
  expect(await events()).toEqual(['click in-house-pass']);
  await pass(500);
  await shownCard(page).waitFor();
});

it('have their room from the start, as the specification measures it, on a phone and on a desk', async () => {
  for (const [width, height] of [
    [390, 142],
    [1440, 126],
  ] as const) {
    const { page, pass, shifts } = await openWithAds(site, '/', imageDice, { viewport: { width, height: 900 } });
    const slot = page.locator('.backing-page');
    const before = await slot.boundingBox();
    expect(before!.height).toBe(height);
    const head = await page.locator('.page-head').boundingBox();
    expect(before!.y - head!.y - head!.height).toBe(24);
    await pass(500);
    await shownCard(page).waitFor();
    expect(await slot.boundingBox()).toEqual(before);
    expect(await shifts()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

it('say in which language they are, where the words around them are in another', async () => {
  const { page, pass } = await openWithAds(site, '/zh/other/');
  await pass(500);
  const slot = page.getByRole('group', { name: '广告' });
  await slot.locator('.backing-card').waitFor();
  expect(await slot.locator('.backing-text').getAttribute('lang')).toBe('en');
  expect(await slot.locator('.backing-by').textContent()).toBe('广告来自 Velo');
});

it('are neither printed nor a hole where scripts do not run', async () => {
  const { page, pass } = await openWithAds(site, '/');
  await pass(500);
  await shownCard(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.backing-page').isVisible()).toBe(false);
  const { page: still } = await site.open('/', { javaScriptEnabled: false });
  expect(await still.locator('.backing-page').isVisible()).toBe(false);
});

const bare = visitedSite({ 'content/index.md': pageText('Velo', 'Words.') });
it('are nowhere on a site without ads: neither slot nor script nor style sheet', async () => {
  const { page } = await bare.open('/');
  expect(await page.content()).not.toMatch(/services\.|backing/);
  expect((await page.request.get(`${bare.built().origin}/house.json`)).status()).toBe(404);
});

const network = await adNetwork();
const asking = visitedSite(
  adSite({ consent: true, ads: { house: 'ads.ts', json: `${network.origin}/list.json`, GADisplayRatio: 1 } }),
);
it('are what a reader sees who has not agreed: no network is asked', async () => {
  const { page, pass } = await openWithAds(asking, '/');
  await pass(500);
  await shownCard(page).getByText('The tour of the house').waitFor();
  await page.locator('.demo-bar').first().click();
  await page.locator('.backing-below .backing-card').waitFor();
  await pass(5000);
  expect(network.asked).toEqual([]);
});

it('make room for the network when a reader agrees, and come back when that is taken back', async () => {
  const { page, pass } = await openWithAds(asking, '/', imageDice);
  await pass(500);
  await shownCard(page).getByText('The tour of the house').waitFor();
  await page.getByRole('button', { name: 'Allow' }).click();
  await pass(500);
  await shownCard(page).getByText('Bells that').waitFor();
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await pass(500);
  await shownCard(page).getByText('The tour of the house').waitFor();
  expect(network.asked.filter((path) => path === '/list.json')).toHaveLength(1);
});
