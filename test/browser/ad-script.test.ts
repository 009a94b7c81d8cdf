// Ads of a network whose script fills the slot itself: found by looking for them, in time or late; broken scripts.
import { expect, it } from 'vitest';
import { adNetwork } from '../support/ad-network.ts';
import { adSite, imageDice, inlineDice, openWithAds, shownCard } from '../support/ad-pages.ts';
import { visitedSite } from '../support/visited-site.ts';

const network = await adNetwork();
const [json, script] = [`${network.origin}/list.json`, `${network.origin}/place.js`];
const site = visitedSite(adSite({ ads: { house: 'ads.ts', json, script, GADisplayRatio: 1 } }));
const fills = (href: string) => `const link = document.createElement('a');
  link.href = '${href}'; link.textContent = 'Wheels'; document.currentScript.after(link);`;

const fillsAfter = (ms: number) => `setTimeout((own) => {
  own.insertAdjacentHTML('afterend', '<a href="https://ads.example/">Late</a>');
}, ${ms}, document.currentScript)`;

it('fills the slot itself, is found by the looks, and its link is made like ours', async () => {
  network.script = fills('https://ads.example/wheels');
  const { page, events, pass } = await openWithAds(site, '/');
  await pass(1000);
  const link = page.locator('.backing-page a');
  await link.waitFor();
  await pass(3500);
  expect(await link.evaluate(({ target, rel }: HTMLAnchorElement) => [target, rel])).toEqual([
    '_blank',
    'sponsored noopener',
  ]);
  expect(await events()).toEqual(['display network-image']);
  expect(network.asked).toEqual(['/place.js']);
});

it('leaves lines of text, and what is below demos, to the list', async () => {
  const { page, pass } = await openWithAds(site, '/', inlineDice);
  await pass(1000);
  await shownCard(page).getByText('Bells that').waitFor();
  expect(network.asked).not.toContain('/place.js');
});

it('comes late, when the house has stood in for it', async () => {
  network.script = fillsAfter(6000);
  const { page, events, pass, shifts } = await openWithAds(site, '/');
  await pass(4500);
  await shownCard(page).getByText('The tour of the house').waitFor();
  await pass(3500);
  await page.locator('.backing-page').getByText('Late').waitFor();
  expect(await shownCard(page).count()).toBe(0);
  await pass(2500);
  expect(await events()).toEqual(['display in-house-tour', 'display network-image']);
  expect(await shifts()).toBe(0);
});

it('is no more looked for after thirty looks', async () => {
  network.script = fillsAfter(15_500);
  const { page, events, pass } = await openWithAds(site, '/');
  await pass(20_000);
  expect(await page.locator('.backing-outside a').count()).toBe(1);
  expect(await page.locator('.backing-outside').isVisible()).toBe(false);
  await shownCard(page).getByText('The tour of the house').waitFor();
  expect(await events()).toEqual(['display in-house-tour']);
});

it('throws: that is no complaint of the page, one crash is told, and the house stands in', async () => {
  network.script = "throw new Error('broken')";
  const { page, events, pass, complaints } = await openWithAds(site, '/');
  await pass(4000);
  await shownCard(page).getByText('The tour of the house').waitFor();
  expect(await events()).toEqual(['crash network']);
  expect(complaints).toEqual([]);
});

it('asks for backers itself', async () => {
  network.script = fills('https://velo.example/backers');
  const { page, events, pass } = await openWithAds(site, '/');
  await pass(4000);
  await shownCard(page).getByText('The tour of the house').waitFor();
  await expect.poll(events).toEqual(['display in-house-carbon']);
  expect(await page.getByText('Wheels').count()).toBe(0);
});

it('may write what it likes: it keeps to its room', async () => {
  const ad = `<div><a href="https://ads.example/"><img src="${network.origin}/huge.svg" alt=""></a><a href="https://ads.example/">${'Wheels '.repeat(300)}</a></div>`;
  network.script = `document.currentScript.insertAdjacentHTML('afterend', ${JSON.stringify(ad)})`;
  for (const [width, height] of [
    [390, 142],
    [1440, 126],
  ] as const) {
    const { page, pass, shifts } = await openWithAds(site, '/', imageDice, { viewport: { width, height: 900 } });
    await pass(2000);
    await page.locator('.backing-page[data-shown=outside]').waitFor();
    expect((await page.locator('.backing-page').boundingBox())!.height).toBe(height);
    expect(await page.locator('.backing-page img').boundingBox()).toMatchObject({ width: 130, height: 100 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await shifts()).toBe(0);
  }
});
